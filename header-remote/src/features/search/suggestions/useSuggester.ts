import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { servicesAtom, servicesConnectedAtom } from '../../../state/services.ts';
import type { ListEvent } from '../combobox/listReducer.ts';
import { createSuggester, type Suggester } from './createSuggester.ts';

/**
 * Creates a suggester once the services are connected, and disposes of it on unmount. Text that was typed before is
 * requested at once.
 *
 * @param dispatch must be stable
 */
export function useSuggester(
  inputRef: RefObject<HTMLInputElement | null>,
  dispatch: (event: ListEvent) => void,
): RefObject<Suggester | undefined> {
  const store = useStore();
  const isConnected = useAtomValue(servicesConnectedAtom);
  const suggesterRef = useRef<Suggester>(undefined);

  useEffect(() => {
    if (!isConnected) return;
    const { fetchSuggestions } = store.get(servicesAtom);
    const suggester = createSuggester({
      fetchSuggestions,
      onSuggestions: (suggestions) => dispatch({ kind: 'suggested', suggestions }),
      onStalled: (isStalled) => dispatch({ kind: 'stalled', isStalled }),
    });
    suggesterRef.current = suggester;
    const input = inputRef.current;
    const isTyped = input !== null && input === document.activeElement && input.value !== input.defaultValue;
    if (isTyped) suggester.setText(input.value);
    return () => {
      suggester.reset();
      suggesterRef.current = undefined;
    };
  }, [isConnected, store, inputRef, dispatch]);

  return suggesterRef;
}
