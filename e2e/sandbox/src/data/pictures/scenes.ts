/**
 * Flat SVG drawings of 400 x 300 in the header's colours, so that pages show pictures without a network. The objects
 * are in the middle, because cells crop the picture. Wall and table go on beyond the drawing, for the frames of pictures
 * of other shapes.
 */
const scene = (wall: string, table: string, objects: string): string =>
  `<rect x="-400" y="-400" width="1200" height="1200" fill="${wall}"/>` +
  `<rect x="-400" y="186" width="1200" height="614" fill="${table}"/>` +
  `<g transform="translate(200 158) scale(0.78) translate(-200 -178)">${objects}</g>`;

const leaf = (x: number, y: number, turn: number, colour = '#17573F', shade = '#0E3A2A'): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C-22-30-22-70 0-100C22-70 22-30 0 0Z" fill="${colour}"/>` +
  `<path d="M0 0C22-30 22-70 0-100Z" fill="${shade}"/></g>`;

const paleLeaf = (x: number, y: number, turn: number): string => leaf(x, y, turn, '#4F8768', '#17573F');

const sprig = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) scale(0.55)">${leaf(0, 0, turn)}</g>`;

type Circle = readonly [x: number, y: number, r: number];

const circles = (colour: string, ...list: readonly Circle[]): string =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');

/** A round fruit with its right half in the shade. */
const ball = (colour: string, shade: string, ...list: readonly Circle[]): string =>
  circles(colour, ...list) +
  list
    .map(([x, y, r]) => `<path d="M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z" fill="${shade}"/>`)
    .join('');

const tomato = ['#A8281F', '#86190F'] as const;
const lemon = ['#E6BC66', '#D2A04A'] as const;

const segments = [0, 45, 90, 135, 180, 225, 270, 315]
  .map(
    (turn) =>
      `<path d="M0-6L-13-40A44 44 0 0 1 13-40Z" fill="#E6BC66" transform="translate(275 195) rotate(${turn})"/>`,
  )
  .join('');

const bottle = (x: number, colour: string, shade: string): string =>
  `<path d="M${x - 14} 70h28v34c0 16 20 20 20 44v112h-68V148c0-24 20-28 20-44Z" fill="${colour}"/>` +
  `<path d="M${x} 70h14v34c0 16 20 20 20 44v112h-34Z" fill="${shade}"/>` +
  `<rect x="${x - 19}" y="50" width="38" height="24" fill="#17573F"/><rect x="${x - 34}" y="166" width="68" height="64" fill="#FBF6EA"/>` +
  `${circles('#C66F4A', [x, 190, 12])}<path d="M${x - 18} 214h36v4h-36Z" fill="#17573F"/>`;

const bun = (x: number): string =>
  `<rect x="${x}" y="130" width="110" height="110" rx="30" fill="#D2A04A"/>` +
  `<path d="M${x} 178h110v16H${x}ZM${x + 47} 130h16v110h-16Z" fill="#FBF6EA"/>`;

const tulip = (x: number, top: number, colour: string, shade: string): string =>
  `<path d="M${x} ${top + 30}V228" stroke="#17573F" stroke-width="4"/>` +
  `<path d="M${x - 15} ${top}l8 10 7-12 7 12 8-10v22c0 22-30 22-30 0Z" fill="${colour}"/>` +
  `<path d="M${x} ${top - 2}l7 12 8-10v22c0 11-8 16-15 16Z" fill="${shade}"/>`;

const egg = (x: number, width: number, colour: string): string =>
  `<path d="M${x - width} 238C${x - width} 190 ${x - width * 0.55} ${250 - width * 2.7} ${x} ${250 - width * 2.7}C${x + width * 0.55} ${250 - width * 2.7} ${x + width} 190 ${x + width} 238C${x + width} ${238 + width} ${x - width} ${238 + width} ${x - width} 238Z" fill="${colour}"/>`;

/** The part of a drawing that a picture shows. It has a margin around the objects, which may be cropped. */
export const frames = {
  landscape: '0 0 400 300',
  portrait: '50 -94 300 400',
  wide: '-30 43 460 230',
};

/** A brand's name in widely spaced letters, as wide as the sign. */
const sign = (name: string, size: number): string =>
  `<rect width="400" height="300" fill="#fff"/>` +
  `<text x="200" y="${150 + size * 0.36}" fill="#211F1B" font-family="Figtree, Arial, sans-serif" font-size="${size}" font-weight="700" letter-spacing="6" text-anchor="middle">${name}</text>`;

/** Scenes by name. */
export const pictures: Readonly<Record<string, string>> = {
  citrus: scene(
    '#F3EAD2',
    '#E9DAB4',
    `<path d="M70 180C90 105 190 95 235 165C240 235 140 250 105 220C85 218 68 205 70 180Z" fill="#E6BC66"/>` +
      `<path d="M160 118C190 118 220 138 235 165C238 215 195 236 160 237Z" fill="#D2A04A"/>${sprig(180, 122, 62)}` +
      `${circles('#D2A04A', [275, 195, 58])}${circles('#FBF6EA', [275, 195, 49])}${segments}`,
  ),
  cheese: scene(
    '#EACDBE',
    '#DDB29B',
    `<g transform="translate(-18)"><path d="M70 170L230 100C275 110 290 140 290 170Z" fill="#F0CE84"/><rect x="70" y="170" width="220" height="75" fill="#E6BC66"/>` +
      `${circles('#D2A04A', [120, 205, 16], [185, 218, 11], [245, 198, 18])}` +
      `${circles('#4D2437', [310, 225, 15], [333, 225, 15], [321, 205, 15], [321, 243, 15], [343, 207, 15])}${sprig(325, 193, 24)}</g>`,
  ),
  bread: scene(
    '#EFE3C8',
    '#E2D0A6',
    `<path d="M62 140C62 92 262 92 262 140C262 156 252 160 250 165V240H76V165C73 160 62 156 62 140Z" fill="#D2A04A"/>` +
      `<path d="M108 122l24 0-20 40h-24ZM156 118l24 0-20 40h-24ZM204 122l24 0-20 40h-24Z" fill="#FBF0D2"/>` +
      `<path d="M236 146C236 100 348 100 348 146C348 160 340 164 338 168V240H246V168C244 164 236 160 236 146Z" fill="#F3DFB0"/>` +
      `<path d="M250 150C250 118 334 118 334 150C334 160 328 164 326 168V228H258V168C256 164 250 160 250 150Z" fill="#FBF0D2"/>`,
  ),
  greens: scene(
    '#DCE8DF',
    '#C7D8C9',
    `${paleLeaf(165, 195, -30)}${paleLeaf(235, 195, 30)}${leaf(200, 190, 0)}${leaf(140, 200, -60)}${leaf(260, 200, 60)}` +
      `${ball(...tomato, [150, 178, 24])}${ball(...lemon, [252, 182, 18])}` +
      `<path d="M95 190H305C305 240 250 262 200 262C150 262 95 240 95 190Z" fill="#FBF6EA"/>` +
      `<path d="M200 190H305C305 240 250 262 200 262Z" fill="#E5DFD5"/><rect x="86" y="184" width="228" height="10" rx="5" fill="#fff"/>`,
  ),
  buns: scene(
    '#E5DFD5',
    '#D5CBBB',
    `<rect x="60" y="112" width="280" height="146" rx="8" fill="#CFC8BB"/>${bun(80)}${bun(210)}`,
  ),
  easter: scene(
    '#EFE3C8',
    '#E2D0A6',
    `${leaf(72, 232, -24)}${paleLeaf(104, 232, 22)}${leaf(140, 232, 26)}${tulip(78, 110, '#C66F4A', '#A85A3A')}${tulip(110, 86, '#A8281F', '#86190F')}${tulip(142, 118, '#E2B6A0', '#D79C82')}` +
      `<path d="M66 200H154L146 262H74Z" fill="#FBF6EA"/><path d="M110 200H154L146 262H110Z" fill="#EFE8D8"/>` +
      `${egg(232, 38, '#17573F')}<path d="M196 214l12-12 12 12 12-12 12 12 12-12 12 12v16l-12-12-12 12-12-12-12 12-12-12-12 12Z" fill="#E6BC66"/>` +
      `${egg(306, 29, '#C66F4A')}${circles('#FBF6EA', [298, 214, 5], [314, 224, 5], [300, 238, 5], [316, 202, 4])}` +
      `${egg(362, 22, '#FBF6EA')}<path d="M341 226h42v12h-42Z" fill="#EACDBE"/>`,
  ),
  wine: scene(
    '#E5DFD5',
    '#EACDBE',
    `${bottle(160, '#17573F', '#0E3A2A')}<path d="M240 130h60c0 50-10 66-24 70v46h18v10h-48v-10h18v-46c-14-4-24-20-24-70Z" fill="#4D2437"/>`,
  ),
  juice: scene(
    '#F6E6DA',
    '#F6E6DA',
    `${bottle(180, '#C66F4A', '#A85A3A')}${ball(...lemon, [266, 226, 34])}${sprig(266, 194, 30)}`,
  ),
  christmas: scene(
    '#DCE8DF',
    '#A8281F',
    `<g transform="translate(200 178) scale(0.92) translate(-200 -144)"><path d="M120 60L60 150H92L45 232H195L148 150H180Z" fill="#17573F"/>${circles('#E6BC66', [120, 58, 11], [100, 140, 7], [140, 170, 7], [95, 205, 7])}` +
      `<path d="M235 180a60 60 0 0 1 120 0c0 40-25 62-60 62s-60-22-60-62Z" fill="#5B3423"/>` +
      `<path d="M235 180a60 60 0 0 1 120 0c-14 18-22-6-34 12-12 16-22-8-36 8-14 12-28-4-50-20Z" fill="#FBF6EA"/>` +
      `${circles('#A8281F', [288, 118, 8], [303, 118, 8])}${sprig(287, 114, -64)}${sprig(304, 114, 64)}</g>`,
  ),
  party: scene(
    '#EFE3C8',
    '#E2D0A6',
    `<ellipse cx="200" cy="225" rx="150" ry="26" fill="#FBF6EA"/>${circles('#C66F4A', [120, 200, 26], [180, 192, 26], [240, 192, 26], [290, 202, 26])}` +
      `${circles('#E6BC66', [120, 180, 10], [180, 172, 10], [240, 172, 10], [290, 182, 10])}${sprig(152, 176, 15)}${sprig(265, 178, -10)}`,
  ),
  basket: scene(
    '#F1EDE6',
    '#E5DFD5',
    `<path d="M95 150H305L285 250H115Z" fill="#D2A04A"/><path d="M130 150C130 70 270 70 270 150" fill="none" stroke="#D2A04A" stroke-width="12"/>` +
      `${ball(...tomato, [160, 140, 26])}${ball('#4F8768', '#17573F', [215, 132, 30])}${ball(...lemon, [262, 142, 22])}`,
  ),
};

/** The logos of brands by name. */
export const signs: Readonly<Record<string, string>> = {
  orchard: sign('ORCHARD', 66),
  fern: sign('FERN', 104),
};

/** Pictures by category path. The first path that contains the category wins. */
const pictureByRange: readonly [path: string, picture: string][] = [
  ['groceries/fresh_and_chilled/fruit', 'citrus'],
  ['groceries/fresh_and_chilled/cheese', 'cheese'],
  ['groceries/fresh_and_chilled', 'greens'],
  ['groceries/bakery', 'bread'],
  ['groceries/beer_wine_and_spirits', 'wine'],
  ['groceries/tea_coffee_and_soft_drinks', 'juice'],
  ['groceries/christmas', 'christmas'],
  ['entertaining/christmas_entertaining', 'christmas'],
  ['entertaining', 'party'],
];

export const pictureOf = (path: readonly string[]): string => {
  const fullPath = `${path.join('/')}/`;
  return pictureByRange.find(([range]) => fullPath.startsWith(`${range}/`))?.[1] ?? 'basket';
};
