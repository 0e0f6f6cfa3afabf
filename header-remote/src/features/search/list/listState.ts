import { nothingSuggested, type Suggestions } from './createSuggester.ts';

/** As many recent searches are shown (specification §9). */
const recentShown = 6;

const none = -1;

export interface ListState {
  /** The reader is in the box and has not sent the list away ("active" of specification §4). */
  active: boolean;
  boxIsEmpty: boolean;
  suggestions: Suggestions;
  /** All recent searches, newest first. */
  recent: readonly string[];
  /** The row that Enter picks; -1 none. */
  highlighted: number;
}

export type ListEvent =
  | { kind: 'entered'; boxIsEmpty: boolean; recent: readonly string[] }
  | { kind: 'typed' }
  | { kind: 'suggested'; suggestions: Suggestions }
  | { kind: 'remembered'; recent: readonly string[] }
  | { kind: 'moved'; by: 1 | -1 }
  | { kind: 'left' };

export type ShownList = { kind: 'none' } | { kind: 'suggestions' | 'recent'; rows: readonly string[] };

export const closedList: ListState = {
  active: false,
  boxIsEmpty: true,
  suggestions: nothingSuggested,
  recent: [],
  highlighted: none,
};

/** Suggestions for what is typed; recent searches while nothing is (clarifications 71 and 77). */
export function shownList({ active, boxIsEmpty, suggestions, recent }: ListState): ShownList {
  if (!active) return { kind: 'none' };
  const rows = boxIsEmpty ? recent.slice(0, recentShown) : suggestions.terms;
  if (rows.length === 0) return { kind: 'none' };
  return { kind: boxIsEmpty ? 'recent' : 'suggestions', rows };
}

export function listState(state: ListState, event: ListEvent): ListState {
  switch (event.kind) {
    case 'entered':
      return {
        ...state,
        active: true,
        boxIsEmpty: event.boxIsEmpty,
        recent: event.recent,
        highlighted: none,
      };
    case 'typed':
      return { ...state, active: true, boxIsEmpty: false, highlighted: none };
    case 'suggested':
      return { ...state, suggestions: event.suggestions, highlighted: sameRow(state, event.suggestions) };
    case 'remembered':
      return keepHighlight({ ...state, recent: event.recent });
    case 'moved':
      return keepHighlight({ ...state, highlighted: Math.max(none, state.highlighted + event.by) });
    case 'left':
      return { ...state, active: false, highlighted: none };
    default:
      return event satisfies never;
  }
}

/** Where the highlighted suggestion stands among new ones; they came while the reader was choosing. */
function sameRow(state: ListState, { terms }: Suggestions): number {
  const list = shownList(state);
  const row = list.kind === 'suggestions' ? list.rows[state.highlighted] : undefined;
  return row === undefined ? none : terms.indexOf(row);
}

/** The row below takes the place of one that went; the last row is where Down stays. */
function keepHighlight(state: ListState): ListState {
  const list = shownList(state);
  const last = list.kind === 'none' ? none : list.rows.length - 1;
  return { ...state, highlighted: Math.min(state.highlighted, last) };
}
