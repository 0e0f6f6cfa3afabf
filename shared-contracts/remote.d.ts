/**
 * Types of the remote's modules, for hosts that have the remote `header` in `remotes` and import from it, for example
 * `import('header/Header')`. Include them with `/// <reference types="@grocer/shared-contracts/remote" />`.
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
