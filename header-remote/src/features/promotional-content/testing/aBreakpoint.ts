/** An editor's settings for a component on a screen: by default, half of the width. */
export const aBreakpoint = (name: string, own: object = {}) => ({
  name,
  width: 6,
  offset: 0,
  visible: true,
  layout: null,
  ...own,
});
