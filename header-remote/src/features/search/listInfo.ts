/** What the box has to know of the list below it. */
export interface ListInfo {
  expanded: boolean;
  /** The option that Enter picks. */
  activeId?: string | undefined;
  /** Where the list's keys are told. */
  describedBy?: string | undefined;
  /** An answer keeps the shopper waiting. */
  stalled: boolean;
}

export const closedListInfo: ListInfo = { expanded: false, stalled: false };

export const listId = (idPrefix: string): string => `${idPrefix}-search-list`;
