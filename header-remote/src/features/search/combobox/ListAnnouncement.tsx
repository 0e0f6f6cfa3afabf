import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import { Announcement, nextAnnouncement, noAnnouncement } from '../../../ui/announcement/Announcement.tsx';
import { type ListState, listAtom, visibleList } from './listReducer.ts';

const announcementAtom = atom(noAnnouncement);

/** Announces a text at once. */
export const announceAtom = atom(null, (get, set, text: string) =>
  set(announcementAtom, nextAnnouncement(get(announcementAtom), text)),
);

/** How long a list must stay the same before its row count is announced (behaviour/search#announcements). */
const debounceMs = 500;

/** Announces to screen readers how many rows the list has. */
export function ListAnnouncement() {
  const store = useStore();
  const announce = useSetAtom(announceAtom);
  const state = useAtomValue(listAtom);
  const { isOpen, suggestions } = state;
  const { kind } = visibleList(state);
  // Announces each response, even one with the same count. `useCombobox` announces that a row was removed; the new row
  // count is then not announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: kind and suggestions restart the timer
  useLayoutEffect(() => {
    if (!isOpen) return store.set(announcementAtom, noAnnouncement);
    const { count } = store.get(announcementAtom);
    const timer = setTimeout(() => {
      if (store.get(announcementAtom).count === count) announce(announcementText(store.get(listAtom)));
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [isOpen, kind, suggestions, announce, store]);

  return <Announcement announcement={useAtomValue(announcementAtom)} />;
}

/** The specified texts, which have the plural even for one row (behaviour/search-history#announcements). */
function announcementText(state: ListState): string {
  const { kind, rows } = visibleList(state);
  // The hint is not the input's description, because screen readers would say that with and without a list.
  if (kind === 'recent')
    return `You have: ${rows.length} previous search terms found. Choose with the arrow keys. Delete removes the one that is chosen.`;
  if (kind === 'suggestions') return `${rows.length} suggestions available.`;
  const hasResponse = state.isOpen && !state.inputIsEmpty && state.suggestions.term !== '';
  return hasResponse ? 'No suggestions available.' : '';
}
