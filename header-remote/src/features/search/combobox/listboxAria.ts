import type { ComboboxAria } from '../comboboxAria.ts';
import { type ListState, visibleList } from './listReducer.ts';

/** Ids of the elements in the list. */
export const listboxIds = (id: string) => ({
  heading: `${id}-heading`,
  /** The text that explains the keys. */
  hint: `${id}-hint`,
  option: (index: number) => `${id}-${index}`,
});

/** Computes the ARIA state of the input from the state of its list. */
export function comboboxAriaOf(id: string, state: ListState): ComboboxAria {
  const { kind } = visibleList(state);
  const { option, hint } = listboxIds(id);
  return {
    expanded: kind !== 'none',
    // Only a visible list has a highlight.
    activeId: state.highlighted >= 0 ? option(state.highlighted) : undefined,
    describedBy: kind === 'recent' ? hint : undefined,
    busy: state.isStalled,
  };
}
