import { catalogue, normalizeText, products } from '../data/catalogue.ts';

const maxTerms = 10;

/** Names that start with the term, then names with a later word that starts with it. Accents and case are ignored. */
export const suggestTerms = (term: string): string[] => {
  const wanted = normalizeText(term.trim());
  if (wanted === '') return [];
  const starting = terms.filter(({ normalized }) => normalized.startsWith(wanted));
  const within = terms.filter(
    ({ normalized }) => !normalized.startsWith(wanted) && normalized.includes(` ${wanted}`),
  );
  return [...starting, ...within].slice(0, maxTerms).map(({ text }) => text);
};

/** Names of categories and products. Products of the shop's own brand are listed without "Grocer". */
const searchable = (): string[] => [
  ...catalogue.categories
    .filter(({ hiddenInNav, offer, name }) => !hiddenInNav && !offer && !name.includes(','))
    .map(({ name }) => name),
  ...products.map(({ title }) => title.replace(/^Grocer /, '')),
];

/** The searchable names, shortest first. */
const terms = [...new Set(searchable().map((name) => name.toLowerCase()))]
  .map((text) => ({ text, normalized: normalizeText(text) }))
  .sort((a, b) => a.text.length - b.text.length || a.text.localeCompare(b.text, 'en-GB'));
