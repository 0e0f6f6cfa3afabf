import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { fadeCopy } from '../../../ui/motion/fadeCopy.ts';
import { useFullScreen } from '../full-screen/useFullScreen.ts';
import { listboxId } from '../useSearchInput.ts';
import { ListAnnouncement } from './ListAnnouncement.tsx';
import { listAtom, visibleList } from './listReducer.ts';
import { SearchListView } from './SearchListView.tsx';
import { searchHrefAtom } from './submitSearch.ts';
import { useCombobox } from './useCombobox.ts';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLElement | null>;
  /** Called when a search was submitted on this page. Must be the same function at every render. */
  onSearched: (term: string) => void;
}

/** The lazy list below the search input: recent searches while the input is empty, otherwise suggestions. */
export function SearchList({ inputRef, overlayRef, onSearched }: Props) {
  const state = useAtomValue(listAtom);
  const list = visibleList(state);
  const panelRef = useRef<HTMLDivElement>(null);
  const setPanel = useCallback((panel: HTMLDivElement | null) => {
    panelRef.current = panel;
    return () => {
      panelRef.current = null;
      fadeCopy(panel);
    };
  }, []);
  const { pick, remove, clearAll, close } = useCombobox({ inputRef, overlayRef, panelRef }, onSearched);
  useFullScreen({ overlayRef, inputRef, onClosed: close });
  useScrollToHighlight(panelRef, state.highlighted);
  return (
    <>
      <SearchListView
        highlighted={state.highlighted}
        hrefOf={useAtomValue(searchHrefAtom)}
        id={listboxId(useAtomValue(idPrefixAtom))}
        list={list}
        onClearAll={clearAll}
        onPick={(index, inNewTab) => pick(list, index, inNewTab)}
        onRemove={remove}
        panelRef={setPanel}
        term={state.suggestions.term}
      />
      <ListAnnouncement />
    </>
  );
}

function useScrollToHighlight(panelRef: RefObject<HTMLElement | null>, highlighted: number): void {
  useEffect(() => {
    if (highlighted < 0) return;
    panelRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [panelRef, highlighted]);
}
