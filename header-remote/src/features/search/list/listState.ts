import { keepSame } from '../keepSame.ts';
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
  /** An answer keeps the shopper waiting. */
  stalled: boolean;
}

export type ListEvent =
  | { kind: 'entered'; boxIsEmpty: boolean; recent: readonly string[] }
  | { kind: 'typed' }
  | { kind: 'suggested'; suggestions: Suggestions }
  | { kind: 'stalled'; stalled: boolean }
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
  stalled: false,
};

/** Suggestions for what is typed; recent searches while nothing is (clarifications 71 and 77). */
export function shownList({ active, boxIsEmpty, suggestions, recent }: ListState): ShownList {
  if (!active) return { kind: 'none' };
  const rows = boxIsEmpty ? recent.slice(0, recentShown) : suggestions.terms;
  if (rows.length === 0) return { kind: 'none' };
  return { kind: boxIsEmpty ? 'recent' : 'suggestions', rows };
}

/** The state after an event: the very same where nothing of it changes, so that nothing is drawn. */
export function listState(state: ListState, event: ListEvent): ListState {
  const next = { ...state, ...changeBy(state, event) };
  next.highlighted = Math.min(next.highlighted, lastRow(next));
  return keepSame(state, next);
}

function changeBy(state: ListState, event: ListEvent): Partial<ListState> {
  switch (event.kind) {
    case 'entered':
      return { active: true, boxIsEmpty: event.boxIsEmpty, recent: event.recent, highlighted: none };
    case 'typed':
      return { active: true, boxIsEmpty: false, highlighted: none };
    case 'suggested':
      return { suggestions: event.suggestions, highlighted: sameRow(state, event.suggestions) };
    case 'stalled':
      return { stalled: event.stalled };
    case 'remembered':
      return { recent: event.recent };
    case 'moved':
      return { highlighted: Math.max(none, state.highlighted + event.by) };
    case 'left':
      return { active: false, highlighted: none };
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
function lastRow(state: ListState): number {
  const list = shownList(state);
  return list.kind === 'none' ? none : list.rows.length - 1;
}
