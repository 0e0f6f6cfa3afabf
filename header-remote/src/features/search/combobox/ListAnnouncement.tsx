import { type RefObject, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Announcement, nextAnnouncement, noAnnouncement } from '../../../ui/announcement/Announcement.tsx';
import { type ListState, visibleList } from './listReducer.ts';

/** How long a list must stay the same before its row count is announced (behaviour/search#announcements). */
const debounceMs = 500;

interface Props {
  state: ListState;
  /** Receives a function that announces a text at once. */
  announceRef: RefObject<((text: string) => void) | null>;
}

/** Announces to screen readers how many rows the list has. Its own state keeps the rows from rendering again. */
export function ListAnnouncement({ state, announceRef }: Props) {
  const [announcement, setAnnouncement] = useState(noAnnouncement);
  const announce = useCallback(
    (text: string) => setAnnouncement((before) => nextAnnouncement(before, text)),
    [],
  );
  useImperativeHandle(announceRef, () => announce, [announce]);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });

  const { isOpen, suggestions } = state;
  const { kind } = visibleList(state);
  // Each response is announced, also one with the same count. A removed row is not: `SearchList` announces the removal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: kind and suggestions restart the timer
  useLayoutEffect(() => {
    if (!isOpen) return setAnnouncement(noAnnouncement);
    const timer = setTimeout(() => announce(announcementText(latest.current)), debounceMs);
    return () => clearTimeout(timer);
  }, [isOpen, kind, suggestions, announce]);

  return <Announcement announcement={announcement} />;
}

/** The texts are fixed, with the plural also for one row (behaviour/search-history#announcements). */
function announcementText(state: ListState): string {
  const { kind, rows } = visibleList(state);
  if (kind === 'recent') return `You have: ${rows.length} previous search terms found.`;
  if (kind === 'suggestions') return `${rows.length} suggestions available.`;
  const hasResponse = state.isOpen && !state.inputIsEmpty && state.suggestions.term !== '';
  return hasResponse ? 'No suggestions available.' : '';
}
