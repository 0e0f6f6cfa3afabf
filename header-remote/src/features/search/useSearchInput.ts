import { atom } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The search input as an uncontrolled input, so that typing renders nothing. React knows only whether the input is
 * empty and whether its form can be submitted.
 *
 * @param initial the term of a search results page; empty on every other page
 */
export function useSearchInput(initial: string) {
  const inputRef = useRef<HTMLInputElement>(null);
  const initialRef = useRef(initial);
  // Undefined before hydration.
  const [canSubmit, setCanSubmit] = useState<boolean>();
  const [isEmpty, setEmpty] = useState(true);

  /** Reads the status from the input. Call it after each change of the text. */
  const updateStatus = useCallback(() => {
    const value = inputRef.current?.value ?? '';
    // An empty input has nothing to search for, unless the shopper has emptied it of its initial term: it then leads to
    // the base search page (behaviour/search#submit).
    setCanSubmit(value !== initialRef.current || value.trim() !== '');
    setEmpty(value === '');
  }, []);

  /** Sets the text without an `input` event. */
  const setText = useCallback(
    (text: string) => {
      if (inputRef.current) inputRef.current.value = text;
      updateStatus();
    },
    [updateStatus],
  );

  // The input follows the page's term, unless the shopper has changed the text.
  useLayoutEffect(() => {
    const before = initialRef.current;
    if (before === initial) return;
    initialRef.current = initial;
    if (inputRef.current?.value === before) setText(initial);
    else updateStatus();
  }, [initial, setText, updateStatus]);

  // After hydration the input may have text that was typed before. Not a layout effect, which would lengthen
  // the hydration task (decision 21).
  useEffect(updateStatus, [updateStatus]);

  return { inputRef, canSubmit, isEmpty, updateStatus, setText };
}

/** Empties the input and dispatches `input`, as if the shopper had deleted the text. */
export function clearInput(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** ARIA state of the search input and its form. */
export interface ComboboxAria {
  /** `aria-expanded`: whether a list is visible. */
  expanded: boolean;
  /** `aria-activedescendant`: id of the option that Enter picks. */
  activeId?: string | undefined;
  /** `aria-busy` of the form: whether a response is slow. */
  busy: boolean;
}

export const closedCombobox: ComboboxAria = { expanded: false, busy: false };

/** The lazy list sets this state together with its own, so that React renders input and list at the same time. */
export const comboboxAriaAtom = atom(closedCombobox);

/** The value of `aria-controls`, and the prefix of every id in the list. */
export const listboxId = (idPrefix: string): string => `${idPrefix}-search-list`;
