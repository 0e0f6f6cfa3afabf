type ModifierKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key is down: the browser then opens a link elsewhere or saves it, and this page stays. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
