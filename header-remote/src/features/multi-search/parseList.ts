import { sanitiseTerm } from '@grocer/shared-contracts';
import deburr from 'lodash-es/deburr.js';

/** The most items of a list that are searched for (behaviour/multi-search#limit). */
export const maxItems = 100;

export interface ParsedList {
  /** The first 100 items at most. */
  items: readonly string[];
  /** Whether the text had more than 100 items. */
  isOverLimit: boolean;
}

/**
 * Parses a typed or pasted list (behaviour/multi-search#splitting, #sanitising). Items end at newlines, commas and
 * underscores; lists from note-taking apps have underscores. Order and duplicates stay; lodash `deburr` folds accents,
 * and each item is sanitised, so that it is stored, announced and searched for as the same text.
 */
export function parseList(text: string): ParsedList {
  const items: string[] = [];
  for (const part of text.split(/\r?\n|[_,]/)) {
    const item = part.trim() === '' ? '' : toItem(part);
    if (item !== '') items.push(item);
    if (items.length > maxItems) break;
  }
  return { items: items.slice(0, maxItems), isOverLimit: items.length > maxItems };
}

/**
 * `deburr` does not convert a few compatibility characters, such as the Angstrom sign. NFC turns them into
 * letters first.
 */
const toItem = (part: string): string => sanitiseTerm(deburr(part.normalize('NFC')));
