import { products } from '../data/products.ts';
import { categories } from '../data/taxonomy.ts';
import { fold } from './fold.ts';

const mostTerms = 10;

/** Names that start with the term first, then names of which a word does; accents and case do not matter. */
export const suggestTerms = (term: string): string[] => {
  const wanted = fold(term.trim());
  if (wanted === '') return [];
  const starting = terms.filter(({ folded }) => folded.startsWith(wanted));
  const within = terms.filter(({ folded }) => !folded.startsWith(wanted) && folded.includes(` ${wanted}`));
  return [...starting, ...within].slice(0, mostTerms).map(({ text }) => text);
};

/** What can be searched for: categories and products by name, our own without "Grocer"; short names first. */
const searchable = (): string[] => [
  ...categories
    .filter(({ hiddenInNav, offer, name }) => !hiddenInNav && !offer && !name.includes(','))
    .map(({ name }) => name),
  ...products.map(({ title }) => title.replace(/^Grocer /, '')),
];

const terms = [...new Set(searchable().map((name) => name.toLowerCase()))]
  .map((text) => ({ text, folded: fold(text) }))
  .sort((one, other) => one.text.length - other.text.length || one.text.localeCompare(other.text, 'en-GB'));
