import { situationCards, stateCards } from './cards.ts';

/** Words that people type for states whose names do not have them. The pattern is looked for in title and name. */
const words: readonly (readonly [named: RegExp, words: string])[] = [
  [
    /^Situations\//,
    'whole header all widths 320 390 768 992 1280 1440 px phone mobile tablet laptop desktop',
  ],
  [/\bNarrow\b/, '320 px phone mobile'],
  [/\bMobile\b/, '390 px phone'],
  [/\bTablet\b/, '768 px'],
  [/\bLaptop\b/, '992 px'],
  [/Support user/i, 'staff customer service acting for a customer on behalf of return to admin'],
  [/99\+|Hundred or more|Large trolley/i, 'more than 99 items hundred'],
  [/Long values/, 'over £1,000 thousand'],
  [/Everything failing/, 'outage all services down 503 unavailable error'],
  [/Everything slow/, 'loading spinner waiting outage no answer'],
  [/error|failed/i, 'could not be loaded down unavailable'],
  [/Plain header/, 'could not be loaded outage all services down without javascript'],
  [/Forced Colours/i, 'high contrast mode dark'],
  [/Right To Left/i, 'right-to-left rtl arabic hebrew mirrored'],
  [/Groceries Open/i, 'three levels mega menu third level'],
  [/Third Level/i, 'three levels'],
  [/Suggestions/, 'typing autocomplete while a shopper types'],
  [/(Double|Long) Text/i, 'large text zoom 200% overflow'],
  [/Not Known/i, 'skeleton placeholder loading'],
  [/Feature flags/, 'toggle switch searchHistory sitePinBar megaMenuBanners'],
];

/** What the front page says of a state. A card with a switch set does not lead to the state alone. */
const cardTexts = Map.groupBy(
  [...situationCards, ...stateCards].filter(({ globals }) => !globals),
  ({ href }) => href.replace(/^.*\//, ''),
);

/** The words by which a page or story is found although its title does not have them. */
export function stateWords(id: string, name: string): string {
  const texts = cardTexts.get(id)?.map(({ title, summary }) => `${title} ${summary}`) ?? [];
  return [...texts, ...words.filter(([named]) => named.test(name)).map(([, text]) => text)].join(' ');
}
