/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

/** Words that people type, and the words of the titles. */
const synonyms: Readonly<Record<string, string>> = {
  a11y: 'accessibility',
  basket: 'trolley',
  burger: 'mobile menu',
  cart: 'trolley',
  cutoff: 'cut-off',
  hamburger: 'mobile menu',
  guest: 'anonymous',
  offline: 'everything failing',
  rtl: 'right to left',
  skeleton: 'not known',
  tokens: 'colours',
  xmas: 'christmas',
  wcag: 'accessibility',
};

/** The pages and stories whose titles have every word that was typed; those that are named so come first. */
export function findStates(entries: readonly Entry[], typed: string): Entry[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => (synonyms[word] ?? word).split(' '))
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const rank = ({ name, title, type }: Entry) => {
    if (type === 'docs' && has(title)) return 0;
    return has(name) ? 1 : 2;
  };
  return entries.filter(({ title, name }) => has(`${title} ${name}`)).sort((a, b) => rank(a) - rank(b));
}
