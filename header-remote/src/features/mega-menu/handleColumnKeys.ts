import type { KeyboardEvent } from 'react';

/**
 * Handles arrow keys, Home and End in the columns. They move the focus within a column, into the column that
 * a row opens, and back to that row. They are optional for the shopper, because Tab reaches every row, too.
 */
export function handleColumnKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-row]')) return;
  if (ctrlKey || metaKey || altKey || shiftKey) return;
  const next = rowFor(key, target);
  if (next === undefined) return;
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}

/** The row that a key leads to. `null`: the key is handled, but there is no such row. `undefined`: another key. */
function rowFor(key: string, row: HTMLElement): Element | null | undefined {
  const list = row.closest('ul');
  const item = row.closest('li');
  const isRtl = getComputedStyle(row).direction === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return rowIn(item?.nextElementSibling ?? list?.firstElementChild);
    case 'ArrowUp':
      return rowIn(item?.previousElementSibling ?? list?.lastElementChild);
    case 'Home':
      return rowIn(list?.firstElementChild);
    case 'End':
      return rowIn(list?.lastElementChild);
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return openColumn(row);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return rowIn(list?.closest('li'));
    default:
      return undefined;
  }
}

const rowIn = (item: Element | null | undefined): Element | null =>
  item?.querySelector(':scope > [data-row]') ?? null;

/** As in a tree view: opens a closed row; an open row leads to the first row of its column. */
function openColumn(row: HTMLElement): Element | null {
  if (row.ariaExpanded === 'false') row.click();
  else if (row.ariaExpanded === 'true')
    return row.parentElement?.querySelector(':scope ul [data-row]') ?? null;
  return null;
}
