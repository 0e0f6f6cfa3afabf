import { beansHeap, nuts, wheat } from '../drawings/cupboard.ts';
import {
  blueCheese,
  butterPat,
  cheeseBalls,
  cheeseRound,
  cheeseSlab,
  cheeseWedge,
  drop,
  eggBox,
  swirl,
} from '../drawings/dairy.ts';
import { berries, strawberries } from '../drawings/fruit.ts';
import { leaves } from '../drawings/vegetables.ts';
import { type Goods, onTray, packed, printed } from '../goodsOf.ts';
import * as pack from '../packs.ts';
import { colour } from '../paint.ts';

/** Milk, butter, eggs, yogurt and cheese, by the category's name. */
export const dairy: Readonly<Record<string, Goods>> = {
  'Whole milk': packed(pack.jug, drop(colour.sky), colour.paper),
  'Semi skimmed milk': packed(pack.jug, drop(colour.leaf), colour.paper),
  'Skimmed milk': packed(pack.jug, drop(colour.red), colour.paper),
  'Filtered milk': printed(pack.carton, drop(colour.sky), colour.ice),
  'Oat drink': printed(pack.carton, wheat(), colour.blush),
  'Almond drink': printed(pack.carton, nuts(colour.brown), colour.pink),
  'Soya drink': printed(pack.carton, beansHeap(colour.lime), colour.paleGreen),
  'Salted butter': printed(pack.block, butterPat(), colour.gold),
  'Unsalted butter': printed(pack.block, butterPat(), colour.ice),
  'Spreadable butter': packed(pack.tub, butterPat(), colour.straw),
  'Olive spread': packed(pack.tub, leaves(), colour.lime),
  'Free range eggs': (seller) =>
    eggBox(seller === 'own' ? colour.pink : colour.crust, seller === 'own' ? colour.leaf : colour.stone),
  'Organic eggs': (seller) =>
    eggBox(
      seller === 'own' ? colour.cream : colour.blush,
      seller === 'own' ? colour.green : colour.terracotta,
    ),
  'Double cream': packed(pack.pot, swirl(colour.straw), colour.paper),
  'Single cream': packed(pack.pot, drop(colour.straw), colour.cream),
  'Soured cream': packed(pack.pot, swirl(colour.paleGreen), colour.paleGreen),
  'Crème fraîche': packed(pack.pot, swirl(colour.ice), colour.ice),
  'Natural yogurt': packed(pack.pot, swirl(colour.sky), colour.paper),
  'Greek style yogurt': packed(pack.bucket, swirl(colour.sky), colour.ice),
  'Fruit yogurt': packed(pack.pot, strawberries(), colour.blush),
  Kefir: packed(pack.bottle, berries(colour.blue), colour.paper),
  'Mild cheddar': onTray(pack.tray, cheeseWedge(colour.straw, colour.gold)),
  'Mature cheddar': onTray(pack.tray, cheeseWedge(colour.gold, colour.crust)),
  'Vintage cheddar': onTray(pack.tray, cheeseWedge(colour.crust, colour.brown)),
  Stilton: onTray(pack.tray, blueCheese()),
  Wensleydale: onTray(pack.tray, cheeseRound(colour.cream, colour.straw)),
  'Red Leicester': onTray(pack.tray, cheeseWedge(colour.orange, colour.terracotta)),
  Brie: onTray(pack.tray, cheeseRound(colour.straw, colour.cream)),
  Camembert: onTray(pack.tray, cheeseRound(colour.gold, colour.sand)),
  Parmigiano: onTray(pack.tray, cheeseWedge(colour.straw, colour.brown)),
  Gruyère: onTray(pack.tray, cheeseWedge(colour.gold, colour.chocolate, true)),
  Mozzarella: onTray(pack.tray, cheeseBalls(colour.paper)),
  Feta: onTray(pack.tray, cheeseSlab(colour.paper)),
  Halloumi: onTray(pack.tray, cheeseSlab(colour.cream)),
  'Cottage cheese': packed(pack.tub, cheeseBalls(colour.paper), colour.paper),
};
