import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { servicesAtom, servicesConnectedAtom } from '../../../state/services.ts';
import { createSuggester, type Suggester } from './createSuggester.ts';
import type { ListEvent } from './listState.ts';

/**
 * Suggestions for the box, once the services can be asked: what was typed before is asked for then.
 *
 * @param tell the same function at every render
 */
export function useSuggester(
  inputRef: RefObject<HTMLInputElement | null>,
  tell: (event: ListEvent) => void,
): RefObject<Suggester | undefined> {
  const store = useStore();
  const isConnected = useAtomValue(servicesConnectedAtom);
  const suggesterRef = useRef<Suggester>(undefined);

  useEffect(() => {
    if (!isConnected) return;
    const { fetchSuggestions } = store.get(servicesAtom);
    const suggester = createSuggester({
      fetchSuggestions,
      onSuggestions: (suggestions) => tell({ kind: 'suggested', suggestions }),
      onStalled: (stalled) => tell({ kind: 'stalled', stalled }),
    });
    suggesterRef.current = suggester;
    const input = inputRef.current;
    const isTyped = input !== null && input === document.activeElement && input.value !== input.defaultValue;
    if (isTyped) suggester.typed(input.value);
    return () => {
      suggester.cancel();
      suggesterRef.current = undefined;
    };
  }, [isConnected, store, inputRef, tell]);

  return suggesterRef;
}
