import { sanitiseTerm } from '@grocer/shared-contracts';
import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { browserLocation } from '../../../platform/location/location.ts';
import { idPrefixAtom, routesAtom } from '../../../state/page.ts';
import { closedListInfo, type ListInfo, listId } from '../listInfo.ts';
import { ListAnnouncement } from './ListAnnouncement.tsx';
import { listInfoOf } from './listInfoOf.ts';
import { type ListState, shownList } from './listState.ts';
import { pressKey } from './pressKey.ts';
import { SearchListView } from './SearchListView.tsx';
import { useBoxEvents } from './useBoxEvents.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useListState } from './useListState.ts';
import { useRowActions } from './useRowActions.ts';

interface Props {
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLElement | null>;
  onInfo: (info: ListInfo) => void;
  /** Shows what was searched for, and closes the full screen. */
  onSearched: (term: string) => void;
}

/** The list below the search box: recent searches before anything is typed, suggestions from then on. */
export function SearchList({ inputRef, overlayRef, onInfo, onSearched }: Props) {
  const id = listId(useAtomValue(idPrefixAtom));
  const routes = useAtomValue(routesAtom);
  const panelRef = useRef<HTMLDivElement>(null);
  const sayRef = useRef<(text: string) => void>(null);
  const sayNow = (text: string) => sayRef.current?.(text);
  const tell = useInfo(id, onInfo);
  const { state, enter, follow, leave, hide, move, recall } = useListState(inputRef, tell);
  const list = shownList(state);
  const rows = useRowActions({ list, inputRef, onSearched, leave, recall, sayNow });
  const { pick, remove, clearAll, searchForText } = rows;
  const hrefOf = (term: string) => routes.search(sanitiseTerm(term));
  const pickHere = (index: number) => pick(index, false);
  const pickElsewhere = (index: number) => {
    browserLocation.openTab(hrefOf(list.kind === 'none' ? '' : (list.rows[index] ?? '')));
    pick(index, true);
  };
  const actions = { enter, follow, leave, hide, move, remove, pick: pickHere, pickElsewhere };

  useBoxEvents(
    { inputRef, overlayRef, panelRef },
    {
      onEnter: enter,
      onText: follow,
      onKey: (event) => pressKey(event, state, actions),
      onSubmit: searchForText,
      onLeave: leave,
    },
  );
  useFullScreen({ overlayRef, inputRef, onClosed: leave });
  useHighlightInSight(panelRef, state.highlighted);

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
      <ListAnnouncement sayRef={sayRef} state={state} />
    </>
  );
}

/** Tells the box how the list stands, and when there is none any more. */
function useInfo(id: string, onInfo: (info: ListInfo) => void): (state: ListState) => void {
  useLayoutEffect(() => () => onInfo(closedListInfo), [onInfo]);
  return useCallback((state) => onInfo(listInfoOf(id, state)), [id, onInfo]);
}

function useHighlightInSight(panelRef: RefObject<HTMLElement | null>, highlighted: number): void {
  useEffect(() => {
    if (highlighted < 0) return;
    panelRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [panelRef, highlighted]);
}
