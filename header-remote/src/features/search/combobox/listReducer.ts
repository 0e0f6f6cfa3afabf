import { atom, type PrimitiveAtom } from 'jotai';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { type ComboboxAria, comboboxAriaAtom, listboxId } from '../useSearchInput.ts';

/** Largest number of recent searches that are visible at a time. */
const maxVisibleSearches = 6;

const none = -1;

/** The latest response and the term it is for. The term is empty if there is no response. */
export interface Suggestions {
  term: string;
  terms: readonly string[];
}

export const noSuggestions: Suggestions = { term: '', terms: [] };

export interface ListState {
  /** Whether the input has focus and the list was not dismissed. A list is visible only if it also has rows. */
  isOpen: boolean;
  inputIsEmpty: boolean;
  suggestions: Suggestions;
  /** The whole search history, newest first. */
  history: readonly string[];
  /** Index of the row that Enter picks; -1 for none. */
  highlighted: number;
  /** Whether the response for suggestions is slow. */
  isStalled: boolean;
}

export type ListEvent =
  | { kind: 'opened'; inputIsEmpty: boolean; history: readonly string[] }
  | { kind: 'typed' }
  | { kind: 'suggested'; suggestions: Suggestions }
  | { kind: 'stalled'; isStalled: boolean }
  | { kind: 'historyRead'; history: readonly string[] }
  | { kind: 'moved'; by: 1 | -1 }
  | { kind: 'closed' };

export interface VisibleList {
  kind: 'none' | 'suggestions' | 'recent';
  /** Empty for the kind `none` only. */
  rows: readonly string[];
}

export const closedList: ListState = {
  isOpen: false,
  inputIsEmpty: true,
  suggestions: noSuggestions,
  history: [],
  highlighted: none,
  isStalled: false,
};

/**
 * Selects the rows to show: recent searches for an empty input, otherwise suggestions (behaviour/search#list-shown).
 */
export function visibleList({ isOpen, inputIsEmpty, suggestions, history }: ListState): VisibleList {
  const rows = inputIsEmpty ? history.slice(0, maxVisibleSearches) : suggestions.terms;
  if (!isOpen || rows.length === 0) return { kind: 'none', rows: [] };
  return { kind: inputIsEmpty ? 'recent' : 'suggestions', rows };
}

/** Computes the state after an event. The highlight is always on a visible row, or on none. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  const next = { ...state, ...changesBy(state, event) };
  // When a row is removed, the row below takes its index; ArrowDown stays on the last row.
  next.highlighted = Math.min(next.highlighted, visibleList(next).rows.length - 1);
  return next;
}

function changesBy(state: ListState, event: ListEvent): Partial<ListState> {
  switch (event.kind) {
    case 'opened':
      return { isOpen: true, inputIsEmpty: event.inputIsEmpty, history: event.history, highlighted: none };
    case 'typed':
      return { isOpen: true, inputIsEmpty: false, highlighted: none };
    case 'suggested':
      return { suggestions: event.suggestions, highlighted: sameSuggestion(state, event.suggestions) };
    case 'stalled':
      return { isStalled: event.isStalled };
    case 'historyRead':
      return { history: event.history };
    case 'moved':
      return { highlighted: Math.max(none, state.highlighted + event.by) };
    case 'closed':
      return { isOpen: false, highlighted: none };
    default:
      return event satisfies never;
  }
}

/** Finds the highlighted suggestion among new ones, which may arrive while the shopper chooses. */
function sameSuggestion(state: ListState, { terms }: Suggestions): number {
  const { kind, rows } = visibleList(state);
  const row = kind === 'suggestions' ? rows[state.highlighted] : undefined;
  return row === undefined ? none : terms.indexOf(row);
}

/** Ids of the elements in the list. */
export const listboxIds = (id: string) => ({
  heading: `${id}-heading`,
  option: (index: number) => `${id}-${index}`,
});

/** Computes the ARIA state of the input from the state of its list. */
function comboboxAriaOf(id: string, state: ListState): ComboboxAria {
  const { kind } = visibleList(state);
  const { option } = listboxIds(id);
  return {
    expanded: kind !== 'none',
    // Only a visible list has a highlight.
    activeId: state.highlighted >= 0 ? option(state.highlighted) : undefined,
    busy: state.isStalled,
  };
}

const baseAtom = atom(closedList);

/** The state of the list. An event also updates the ARIA state of the input, and renders only what it changes. */
export const listAtom = atom(
  (get) => get(baseAtom),
  (get, set, event: ListEvent) => {
    const update = <State extends object>(target: PrimitiveAtom<State>, next: State) => {
      if (!isShallowEqual(get(target), next)) set(target, next);
    };
    update(baseAtom, listReducer(get(baseAtom), event));
    update(comboboxAriaAtom, comboboxAriaOf(listboxId(get(idPrefixAtom)), get(baseAtom)));
  },
);

const isShallowEqual = <State extends object>(before: State, next: State): boolean =>
  (Object.keys(next) as (keyof State)[]).every((field) => next[field] === before[field]);
