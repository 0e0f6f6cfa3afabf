/** What a page's federation runtime offers: libraries by name and version. */
export type Offers = Readonly<Record<string, Readonly<Record<string, Offer>>>>;

export interface Offer {
  get(): unknown;
  /** The page runs it already. */
  loaded?: unknown;
}

const libraries = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const react19 = /^19\.\d+\.\d+$/;

/**
 * The page's React for the header: all four libraries of one version 19, the one that the page runs where it offers
 * several; a newer one of ours never beside it. Nothing where it has not all four: then the header brings its own,
 * whole, for React DOM refuses a React of another version.
 */
export function chooseReact(offers: Offers): Offers {
  const versions = Object.keys(offers.react ?? {}).filter(
    (version) => react19.test(version) && libraries.every((name) => offers[name]?.[version]),
  );
  const chosen = versions.find((version) => offers.react?.[version]?.loaded) ?? versions[0];
  if (chosen === undefined) return {};
  return Object.fromEntries(libraries.map((name) => [name, { [chosen]: offers[name]?.[chosen] as Offer }]));
}
