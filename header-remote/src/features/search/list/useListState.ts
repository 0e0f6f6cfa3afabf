import { useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect, useReducer } from 'react';
import type { Suggestions } from './createSuggester.ts';
import { closedList, listState } from './listState.ts';
import { readRecentAtom, watchRecentAtom } from './searchHistoryAtoms.ts';
import { useSuggester } from './useSuggester.ts';

/** How the list stands, and what can happen to it; the functions are the same at every render. */
export function useListState(inputRef: RefObject<HTMLInputElement | null>) {
  const [state, dispatch] = useReducer(listState, closedList);
  const suggested = useCallback(
    (suggestions: Suggestions) => dispatch({ kind: 'suggested', suggestions }),
    [],
  );
  const { suggesterRef, stalled } = useSuggester(inputRef, suggested);
  const readRecent = useSetAtom(readRecentAtom);
  const watchRecent = useSetAtom(watchRecentAtom);

  /** The reader is in the box. */
  const enter = useCallback(() => {
    const boxIsEmpty = inputRef.current?.value === '';
    dispatch({ kind: 'entered', boxIsEmpty, recent: readRecent() });
  }, [inputRef, readRecent]);
  /** The text has changed; what an input method still composes is asked for when it is done (clarification 66). */
  const follow = useCallback(
    (text: string, isComposing: boolean) => {
      if (text === '') enter();
      else dispatch({ kind: 'typed' });
      if (!isComposing) suggesterRef.current?.typed(text);
    },
    [suggesterRef, enter],
  );
  const leave = useCallback(() => {
    dispatch({ kind: 'left' });
    suggesterRef.current?.cancel();
  }, [suggesterRef]);
  /** Out of sight; what was suggested can be called back. */
  const hide = useCallback(() => {
    dispatch({ kind: 'left' });
    suggesterRef.current?.stopAsking();
  }, [suggesterRef]);
  const move = useCallback((by: 1 | -1) => dispatch({ kind: 'moved', by }), []);
  const recall = useCallback(() => dispatch({ kind: 'remembered', recent: readRecent() }), [readRecent]);

  // Another tab has searched.
  useEffect(() => watchRecent(recall), [watchRecent, recall]);

  return { state, stalled, enter, follow, leave, hide, move, recall };
}
