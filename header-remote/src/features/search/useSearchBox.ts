import { useCallback, useLayoutEffect, useRef } from 'react';
import { useRecord } from './useRecord.ts';

interface Box {
  /** Not known before the script runs. */
  canSubmit: boolean | undefined;
  isEmpty: boolean;
}

/**
 * The box is the browser's: what is typed stays in it and draws nothing anew, so typing costs what it costs in a bare
 * input. Drawn is only whether there is something in it and something to send, once the script stands behind the markup.
 */
export function useSearchBox(initial: string) {
  const inputRef = useRef<HTMLInputElement>(null);
  const initialRef = useRef(initial);
  const [box, setBox] = useRecord<Box>({ canSubmit: undefined, isEmpty: true });

  // Clarification 62: untouched and empty has nothing to search for; emptied by hand leads to the base page.
  const note = useCallback(() => {
    const value = inputRef.current?.value ?? '';
    setBox({
      canSubmit: value !== initialRef.current || value.trim() !== '',
      isEmpty: value === '',
    });
  }, [setBox]);

  /** Shows a text that nobody has typed. */
  const show = useCallback(
    (text: string) => {
      if (inputRef.current) inputRef.current.value = text;
      note();
    },
    [note],
  );

  // The box follows the page's own term; what the shopper is typing is worth more.
  useLayoutEffect(() => {
    const before = initialRef.current;
    initialRef.current = initial;
    if (inputRef.current?.value === before) show(initial);
    else note();
  }, [initial, show, note]);

  return { inputRef, ...box, note, show };
}

/** Empties the box as if by hand: whoever follows what is typed hears of it. */
export function emptyBox(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
