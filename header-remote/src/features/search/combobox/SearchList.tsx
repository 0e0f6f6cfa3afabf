import { sanitiseTerm } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { browserLocation } from '../../../platform/location/location.ts';
import { idPrefixAtom, routesAtom } from '../../../state/page/page.ts';
import { Announcement, nextAnnouncement, noAnnouncement } from '../../../ui/announcement/Announcement.tsx';
import { useFullScreen } from '../full-screen/useFullScreen.ts';
import { clearHistoryAtom, removeSearchAtom } from '../history/searchHistory.ts';
import { type ComboboxAria, listboxId } from '../useSearchInput.ts';
import { type ListState, visibleList } from './listReducer.ts';
import { SearchListView } from './SearchListView.tsx';
import { submitRowAtom, submitTextAtom } from './submitSearch.ts';
import { useCombobox } from './useCombobox.ts';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLElement | null>;
  /** Must be stable. */
  onAriaChange: (aria: ComboboxAria) => void;
  /** A search was submitted on this page. */
  onSearched: (term: string) => void;
}

/** The lazy list below the search input: recent searches while the input is empty, otherwise suggestions. */
export function SearchList({ inputRef, overlayRef, onAriaChange, onSearched }: Props) {
  const id = listboxId(useAtomValue(idPrefixAtom));
  const routes = useAtomValue(routesAtom);
  const submitText = useSetAtom(submitTextAtom);
  const submitRow = useSetAtom(submitRowAtom);
  const removeSearch = useSetAtom(removeSearchAtom);
  const clearHistory = useSetAtom(clearHistoryAtom);
  const panelRef = useRef<HTMLDivElement>(null);
  const announceRef = useRef<(text: string) => void>(null);
  const { state, list, close, reloadHistory } = useCombobox({
    id,
    inputRef,
    overlayRef,
    panelRef,
    onAriaChange,
    onSubmit: () => finish(submitText(inputRef.current?.value ?? '', list)),
    onPick: (index) => pick(index, false),
    onPickInNewTab: (index) => {
      browserLocation.openTab(hrefOf(list.rows[index] ?? ''));
      pick(index, true);
    },
    onRemove: remove,
  });
  useFullScreen({ overlayRef, inputRef, onClosed: close });
  useScrollToHighlight(panelRef, state.highlighted);

  function hrefOf(term: string): string {
    return routes.search(sanitiseTerm(term));
  }

  function pick(index: number, inNewTab: boolean): void {
    const term = submitRow(list, index, inNewTab);
    if (term !== undefined && !inNewTab) finish(term);
  }

  function finish(term: string): void {
    close();
    onSearched(term);
  }

  function remove(index: number): void {
    const term = list.rows[index];
    if (term === undefined) return;
    removeSearch({ term, position: index + 1 });
    afterRemoval(`Removed ${term}`);
  }

  function clearAll(): void {
    clearHistory();
    afterRemoval('Recent searches cleared.');
  }

  function afterRemoval(announcement: string): void {
    reloadHistory();
    announceRef.current?.(announcement);
    inputRef.current?.focus();
  }

  return (
    <>
      <SearchListView
        highlighted={state.highlighted}
        hrefOf={hrefOf}
        id={id}
        list={list}
        onClearAll={clearAll}
        onPick={pick}
        onRemove={remove}
        panelRef={panelRef}
        term={state.suggestions.term}
      />
      <ListAnnouncement announceRef={announceRef} state={state} />
    </>
  );
}

function useScrollToHighlight(panelRef: RefObject<HTMLElement | null>, highlighted: number): void {
  useEffect(() => {
    if (highlighted < 0) return;
    panelRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [panelRef, highlighted]);
}

/** How long a list must stay the same before its row count is announced (behaviour/search#announcements). */
const debounceMs = 500;

interface AnnouncementProps {
  state: ListState;
  /** Receives a function that announces a text at once. */
  announceRef: RefObject<((text: string) => void) | null>;
}

/** Announces to screen readers how many rows the list has. Its own state keeps the rows from rendering again. */
function ListAnnouncement({ state, announceRef }: AnnouncementProps) {
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
