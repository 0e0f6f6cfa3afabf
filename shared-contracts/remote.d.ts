/**
 * Types of the remote's modules for hosts that load them as federation documents it, under the name `header`. Use it by one
 * line: `/// <reference types="@grocer/shared-contracts/remote" />`.
 */

declare module 'header/Header' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}

declare module 'header/AmendBar' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}

declare module 'header/AppBanner' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}

declare module 'header/CheckoutButton' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}

declare module 'header/ContentCell' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}

declare module 'header/MultiSearch' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}
