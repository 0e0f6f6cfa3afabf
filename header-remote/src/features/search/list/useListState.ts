import { useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Suggestions } from './createSuggester.ts';
import { closedList, type ListEvent, listState } from './listState.ts';
import { readRecentAtom, watchRecentAtom } from './searchHistoryAtoms.ts';
import { useSuggester } from './useSuggester.ts';

/** How the list stands, and what can happen to it; the functions are the same at every render. */
export function useListState(inputRef: RefObject<HTMLInputElement | null>) {
  // A reducer would draw the list again for a key that changes nothing of it, as most do.
  const [state, setState] = useState(closedList);
  const dispatch = useCallback((event: ListEvent) => setState((before) => listState(before, event)), []);
  const suggested = useCallback(
    (suggestions: Suggestions) => dispatch({ kind: 'suggested', suggestions }),
    [dispatch],
  );
  const { suggesterRef, stalled } = useSuggester(inputRef, suggested);
  const readRecent = useSetAtom(readRecentAtom);
  const watchRecent = useSetAtom(watchRecentAtom);

  /** The reader is in the box. */
  const enter = useCallback(() => {
    const boxIsEmpty = inputRef.current?.value === '';
    dispatch({ kind: 'entered', boxIsEmpty, recent: readRecent() });
  }, [inputRef, readRecent, dispatch]);
  /** The text has changed; what an input method still composes is asked for when it is done (clarification 66). */
  const follow = useCallback(
    (text: string, isComposing: boolean) => {
      if (text === '') enter();
      else dispatch({ kind: 'typed' });
      if (!isComposing) suggesterRef.current?.typed(text);
    },
    [suggesterRef, enter, dispatch],
  );
  const leave = useCallback(() => {
    dispatch({ kind: 'left' });
    suggesterRef.current?.cancel();
  }, [suggesterRef, dispatch]);
  /** Out of sight; what was suggested can be called back. */
  const hide = useCallback(() => {
    dispatch({ kind: 'left' });
    suggesterRef.current?.stopAsking();
  }, [suggesterRef, dispatch]);
  const move = useCallback((by: 1 | -1) => dispatch({ kind: 'moved', by }), [dispatch]);
  const recall = useCallback(
    () => dispatch({ kind: 'remembered', recent: readRecent() }),
    [readRecent, dispatch],
  );

  // Another tab has searched.
  useEffect(() => watchRecent(recall), [watchRecent, recall]);

  return { state, stalled, enter, follow, leave, hide, move, recall };
}
