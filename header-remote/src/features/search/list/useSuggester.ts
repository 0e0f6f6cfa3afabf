import { useAtomValue, useStore } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { servicesAtom, servicesConnectedAtom } from '../../../state/services.ts';
import { createSuggester, type Suggester, type Suggestions } from './createSuggester.ts';

/**
 * Suggestions for the box, once the services can be asked: what was typed before is asked for then.
 *
 * @param onSuggestions the same function at every render
 */
export function useSuggester(
  inputRef: RefObject<HTMLInputElement | null>,
  onSuggestions: (suggestions: Suggestions) => void,
) {
  const store = useStore();
  const isConnected = useAtomValue(servicesConnectedAtom);
  const [stalled, setStalled] = useState(false);
  const suggesterRef = useRef<Suggester>(undefined);

  useEffect(() => {
    if (!isConnected) return;
    const { fetchSuggestions } = store.get(servicesAtom);
    const suggester = createSuggester({ fetchSuggestions, onSuggestions, onStalled: setStalled });
    suggesterRef.current = suggester;
    const input = inputRef.current;
    const isTyped = input !== null && input === document.activeElement && input.value !== input.defaultValue;
    if (isTyped) suggester.typed(input.value);
    return () => {
      suggester.cancel();
      suggesterRef.current = undefined;
    };
  }, [isConnected, store, inputRef, onSuggestions]);

  return { suggesterRef, stalled };
}
