import { type RefObject, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Announcement, nothingSaid, say } from '../../../ui/announcement/Announcement.tsx';
import { type ListState, shownList } from './listState.ts';

/** A list that still changes is not spoken of (clarification 74). */
const stillForMs = 500;

interface Props {
  state: ListState;
  /** Gets the function that says something at once. */
  sayRef: RefObject<((text: string) => void) | null>;
}

/** Says what the list became once it is still, and what else there is to say at once; no row is drawn anew for it. */
export function ListAnnouncement({ state, sayRef }: Props) {
  const [said, setSaid] = useState(nothingSaid);
  const sayNow = useCallback((text: string) => setSaid((before) => say(before, text)), []);
  useImperativeHandle(sayRef, () => sayNow, [sayNow]);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });

  const { active, suggestions } = state;
  const { kind } = shownList(state);
  // Each answer is news, also one of the same length; a row less is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when the list has changed
  useLayoutEffect(() => {
    if (!active) return setSaid(nothingSaid);
    const timer = setTimeout(() => sayNow(announcementOf(latest.current)), stillForMs);
    return () => clearTimeout(timer);
  }, [active, kind, suggestions, sayNow]);

  return <Announcement said={said} />;
}

/** What is said of the list, in the specification's own words (§9): also of one suggestion, and of none. */
export function announcementOf(state: ListState): string {
  const list = shownList(state);
  if (list.kind === 'recent') return `You have: ${list.rows.length} previous search terms found.`;
  if (list.kind === 'suggestions') return `${list.rows.length} suggestions available.`;
  const hasAnswer = state.active && !state.boxIsEmpty && state.suggestions.term !== '';
  return hasAnswer ? 'No suggestions available.' : '';
}
