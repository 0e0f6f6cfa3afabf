import type { Product } from './catalogue.ts';
import goods from './goods.json' with { type: 'json' };
import packs from './packs.json' with { type: 'json' };
import scenes from './scenes.json' with { type: 'json' };

/**
 * SVG drawings with the viewBox 400 x 300, so that pages need no network for pictures. `scenes.json` has the CMS's
 * pictures and logos of brands; `goods.json` the goods of each category; `packs.json` packs, which show the goods by
 * `<use>` and take their colours from the CSS variables `--body` and `--accent`.
 */
const drawings: Readonly<Record<string, string>> = scenes;

/** Shop's own brand, another brand, or the counter, which sells goods without a pack. */
type Seller = 'own' | 'brand' | 'counter';
type Packing = { pack?: keyof typeof packs; body?: string; svg?: string };
type Goods = { svg: string } & Partial<Record<Seller, Packing>>;

const goodsOf = goods as Readonly<Record<string, Goods>>;

/** Backgrounds: a wall and a table. Neighbours on a shelf have different ones. */
const rooms = [
  { wall: '#F1EDE6', table: '#E1D9CC' },
  { wall: '#DFEAE2', table: '#C7D8C9' },
  { wall: '#F5EAD0', table: '#E9D9B0' },
  { wall: '#F6E6DA', table: '#E8CBB8' },
  { wall: '#E6EEF0', table: '#CFDDE2' },
];

const ownAccent = '#17573F';
const brandAccents = ['#4C7487', '#C66F4A', '#4D2437', '#A8281F', '#D98A3D'];

/** The picture of a product: its goods as their seller packs them. Undefined if nobody has drawn its category. */
export function drawProduct({ title, unit, category, lineNumber }: Product): string | undefined {
  const drawn = goodsOf[category.name];
  if (!drawn) return;
  const seller = sellerOf(title, unit);
  const { pack, body, svg = drawn.svg } = drawn[seller] ?? {};
  const accent = seller === 'brand' ? brandAccents[title.length % brandAccents.length] : ownAccent;
  const room = rooms[Number(lineNumber) % rooms.length];
  return `<rect width="400" height="300" fill="${room?.wall}"/><rect y="196" width="400" height="104" fill="${room?.table}"/>
<defs><g id="goods">${svg}</g></defs>
<g style="--body:${body};--accent:${accent}" transform="translate(200 153) scale(1.08) translate(-200 -178)">${pack ? packs[pack] : '<use href="#goods"/>'}</g>`;
}

function sellerOf(title: string, unit: string): Seller {
  if (unit !== 'C62') return 'counter';
  return title.startsWith('Grocer ') ? 'own' : 'brand';
}

/** The part of a drawing that a picture shows. It has a margin around the objects, which may be cropped. */
const frames = { landscape: '0 0 400 300', portrait: '50 -94 300 400', wide: '-30 43 460 230' };

const signs = new Set(['orchard', 'fern']);

export type Size = { width: number; height: number };

/** The SVG document of a picture of content, by its name. */
export const scenePicture = (name: string, size: Size): string | undefined => {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  return drawing && svgDocument(drawing, size, signs.has(name) ? frames.landscape : frameFor(size));
};

export const productPicture = (product: Product, size: Size): string | undefined => {
  const drawing = drawProduct(product);
  return drawing && svgDocument(drawing, size, frames.landscape);
};

const frameFor = ({ width, height }: Size): string => {
  if (width < height) return frames.portrait;
  return width / height < 1.8 ? frames.landscape : frames.wide;
};

const svgDocument = (drawing: string, { width, height }: Size, frame: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}">${drawing}</svg>`;
