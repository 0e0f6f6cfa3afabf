/**
 * Types of the remote's modules, for hosts that have the remote `header` in `remotes` and import from it, for example
 * `import('header/Header')`. Include them with `/// <reference types="@grocer/shared-contracts/remote" />`.
 */

declare module 'header/Header' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}

declare module 'header/AmendBar' {
  export { default } from 'header/Header';
}

declare module 'header/AppBanner' {
  export { default } from 'header/Header';
}

declare module 'header/CheckoutButton' {
  export { default } from 'header/Header';
}

declare module 'header/ContentCell' {
  export { default } from 'header/Header';
}

declare module 'header/MultiSearch' {
  export { default } from 'header/Header';
}
