import { distance } from 'fastest-levenshtein';
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

/** Words of product names, without pack sizes. */
const knownWords = new Set(
  products.flatMap(({ title }) => normalizeText(title).split(' ')).filter((word) => /^[a-z]{3,}$/.test(word)),
);

/** The search term with each unknown word replaced by the nearest known one; undefined if one has none near it. */
export function correctSpelling(term: string): string | undefined {
  const words = normalizeText(term).split(' ');
  const corrected = words.map((word) => (isKnown(word) ? word : nearestWord(word)));
  if (corrected.some((word) => word === undefined) || corrected.join(' ') === words.join(' ')) return;
  return corrected.join(' ');
}

const isKnown = (word: string): boolean => [...knownWords].some((known) => known.includes(word));

/** Two letters that have changed places count twice, so two steps in five letters are still the same word. */
function nearestWord(word: string): string | undefined {
  const near = [...knownWords]
    .map((known) => ({ known, steps: distance(word, known) }))
    .filter(({ steps }) => steps <= Math.max(1, Math.floor(word.length / 2.5)));
  const strangeness = (known: string) => lettersWithout(known, word) + lettersWithout(word, known);
  return near.toSorted(
    (one, other) => one.steps - other.steps || strangeness(one.known) - strangeness(other.known),
  )[0]?.known;
}

const lettersWithout = (one: string, other: string): number =>
  [...one].filter((letter) => !other.includes(letter)).length;
