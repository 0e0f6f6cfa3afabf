import { sanitiseTerm } from '@grocer/shared-contracts';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { browserLocation } from '../../../platform/location/location.ts';
import { idPrefixAtom, routesAtom } from '../../../state/page.ts';
import { Announcement } from '../../../ui/announcement/Announcement.tsx';
import { closedListInfo, type ListInfo, listId } from '../listInfo.ts';
import { listIds } from './listIds.ts';
import { type ListState, shownList } from './listState.ts';
import { pressKey } from './pressKey.ts';
import { SearchListView } from './SearchListView.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
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
  const { state, stalled, enter, follow, leave, hide, move, recall } = useListState(inputRef);
  const list = shownList(state);
  const { said, sayNow } = useAnnouncement(state);
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
  useInfo({ id, state, stalled }, onInfo);
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
      <Announcement said={said} />
    </>
  );
}

/** Tells the box of each change. */
function useInfo(
  { id, state, stalled }: { id: string; state: ListState; stalled: boolean },
  onInfo: (info: ListInfo) => void,
): void {
  const list = shownList(state);
  const expanded = list.kind !== 'none';
  const activeId = expanded && state.highlighted >= 0 ? listIds(id).option(state.highlighted) : undefined;
  const describedBy = list.kind === 'recent' ? listIds(id).hint : undefined;
  useLayoutEffect(() => {
    onInfo({ expanded, activeId, describedBy, stalled });
  }, [onInfo, expanded, activeId, describedBy, stalled]);
  useLayoutEffect(() => () => onInfo(closedListInfo), [onInfo]);
}

function useHighlightInSight(panelRef: RefObject<HTMLElement | null>, highlighted: number): void {
  useEffect(() => {
    if (highlighted < 0) return;
    panelRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [panelRef, highlighted]);
}
