import type { ListInfo } from '../listInfo.ts';
import { listIds } from './listIds.ts';
import { type ListState, shownList } from './listState.ts';

/** What the box has to know of a list with this id. */
export function listInfoOf(id: string, state: ListState): ListInfo {
  const list = shownList(state);
  const expanded = list.kind !== 'none';
  return {
    expanded,
    activeId: expanded && state.highlighted >= 0 ? listIds(id).option(state.highlighted) : undefined,
    describedBy: list.kind === 'recent' ? listIds(id).hint : undefined,
    stalled: state.stalled,
  };
}
