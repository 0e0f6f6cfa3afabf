type ModifierKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a modifier key is down, so that the browser opens the link elsewhere or saves it. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
