/** ARIA state of the search input and its form. The lazy list computes it and `SearchForm` renders it. */
export interface ComboboxAria {
  /** `aria-expanded`: a list is visible. */
  expanded: boolean;
  /** `aria-activedescendant`: id of the option that Enter picks. */
  activeId?: string | undefined;
  /** `aria-describedby`: id of the text that explains the list's keys. */
  describedBy?: string | undefined;
  /** `aria-busy` of the form: a response is slow. */
  busy: boolean;
}

export const closedCombobox: ComboboxAria = { expanded: false, busy: false };

/** The value of `aria-controls`, and the prefix of every id in the list. */
export const listboxId = (idPrefix: string): string => `${idPrefix}-search-list`;
