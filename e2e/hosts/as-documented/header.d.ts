declare module 'header/Header' {
  const widget: import('@grocer/shared-contracts/host/react').WidgetComponent;
  export default widget;
}
