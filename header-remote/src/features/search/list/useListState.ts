import { useSetAtom } from 'jotai';
import { type RefObject, useCallback, useEffect } from 'react';
import { useRecord } from '../useRecord.ts';
import { closedList, type ListEvent, type ListState, listState } from './listState.ts';
import { readRecentAtom, watchRecentAtom } from './searchHistoryAtoms.ts';
import { useSuggester } from './useSuggester.ts';

/** How the list stands, and what can happen to it; the functions are the same at every render. */
export function useListState(
  inputRef: RefObject<HTMLInputElement | null>,
  /** The same function at every render; told with each change, so that box and list are drawn at once. */
  onChange: (state: ListState) => void,
) {
  const [state, setState, latest] = useRecord(closedList);
  const dispatch = useCallback(
    (event: ListEvent) => {
      const next = listState(latest.current, event);
      if (next === latest.current) return;
      setState(next);
      onChange(next);
    },
    [setState, latest, onChange],
  );
  const suggesterRef = useSuggester(inputRef, dispatch);
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

  return { state, enter, follow, leave, hide, move, recall };
}
