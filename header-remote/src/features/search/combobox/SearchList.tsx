import { sanitiseTerm } from '@grocer/shared-contracts';
import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { browserLocation } from '../../../platform/location/location.ts';
import { idPrefixAtom, routesAtom } from '../../../state/page/page.ts';
import { type ComboboxAria, listboxId } from '../comboboxAria.ts';
import { useFullScreen } from '../full-screen/useFullScreen.ts';
import { clearHistoryAtom, removeSearchAtom } from '../history/searchHistoryAtoms.ts';
import { ListAnnouncement } from './ListAnnouncement.tsx';
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
