import type { Product } from '../product.ts';
import type { Goods, Seller } from './goodsOf.ts';
import { colour, type Drawing, scene } from './paint.ts';
import { bakery } from './ranges/bakery.ts';
import { butcher } from './ranges/butcher.ts';
import { cupboard } from './ranges/cupboard.ts';
import { dairy } from './ranges/dairy.ts';
import { drinks } from './ranges/drinks.ts';
import { greengrocer } from './ranges/greengrocer.ts';
import { house } from './ranges/house.ts';
import { kitchen } from './ranges/kitchen.ts';
import { party } from './ranges/party.ts';

/** Every drawing of goods, by the name of the category that sells them. */
const goods: Readonly<Record<string, Goods>> = {
  ...greengrocer,
  ...dairy,
  ...butcher,
  ...kitchen,
  ...bakery,
  ...cupboard,
  ...drinks,
  ...house,
  ...party,
};

/** Walls and tables. Neighbours on a shelf stand before different ones. */
const rooms: readonly (readonly [wall: string, table: string])[] = [
  ['#F1EDE6', '#E1D9CC'],
  ['#DFEAE2', '#C7D8C9'],
  ['#F5EAD0', '#E9D9B0'],
  ['#F6E6DA', '#E8CBB8'],
  ['#E6EEF0', '#CFDDE2'],
];

const brandAccents = [colour.blue, colour.terracotta, colour.plum, colour.red, colour.orange];

/** The picture of a product: its goods as their seller packs them. Undefined if nobody has drawn its category. */
export function drawProduct({ title, unit, category, lineNumber }: Product): Drawing | undefined {
  const draw = goods[category.name];
  if (!draw) return;
  const seller = sellerOf(title, unit);
  const accent = seller === 'brand' ? pickFrom(brandAccents, title.length) : colour.green;
  const [wall, table] = pickFrom(rooms, Number(lineNumber));
  return scene(wall, table, draw(seller, accent));
}

function sellerOf(title: string, unit: string): Seller {
  if (unit !== 'C62') return 'counter';
  return title.startsWith('Grocer ') ? 'own' : 'brand';
}

const pickFrom = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item =>
  items[index % items.length] as Item;
