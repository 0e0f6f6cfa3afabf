import deburr from 'lodash-es/deburr.js';

/** As many items of a list are searched for (specification §9). */
export const mostItems = 100;

export interface ParsedList {
  /** The first 100. */
  items: readonly string[];
  /** There were more. */
  isOverLimit: boolean;
}

/**
 * The items of what was typed or pasted, in their order and with their duplicates (clarifications 85 to 87): parted by
 * new lines, commas and underscores, which lists from notes have; accents folded as lodash does.
 */
export function parseList(text: string): ParsedList {
  const items: string[] = [];
  for (const part of text.split(/\r?\n|[_,]/)) {
    const item = deburr(part).trim();
    if (item !== '') items.push(item);
    if (items.length > mostItems) break;
  }
  return { items: items.slice(0, mostItems), isOverLimit: items.length > mostItems };
}
