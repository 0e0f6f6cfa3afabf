import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nothingSaid, say } from '../../../ui/announcement/Announcement.tsx';
import { type ListState, shownList } from './listState.ts';

/** A list that still changes is not spoken of (clarification 74). */
const stillForMs = 500;

/** What is said of the list, in the specification's own words (§9): also of one suggestion, and of none. */
export function announcementOf(state: ListState): string {
  const list = shownList(state);
  if (list.kind === 'recent') return `You have: ${list.rows.length} previous search terms found.`;
  if (list.kind === 'suggestions') return `${list.rows.length} suggestions available.`;
  const hasAnswer = state.active && !state.boxIsEmpty && state.suggestions.term !== '';
  return hasAnswer ? 'No suggestions available.' : '';
}

/** Says what the list became once it is still, and what else there is to say at once. */
export function useAnnouncement(state: ListState) {
  const [said, setSaid] = useState(nothingSaid);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const sayNow = useCallback((text: string) => setSaid((before) => say(before, text)), []);

  const { active, suggestions } = state;
  const { kind } = shownList(state);
  // Each answer is news, also one of the same length; a row less is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when the list has changed
  useEffect(() => {
    if (!active) return sayNow('');
    const timer = setTimeout(() => sayNow(announcementOf(latest.current)), stillForMs);
    return () => clearTimeout(timer);
  }, [active, kind, suggestions, sayNow]);

  return { said, sayNow };
}
