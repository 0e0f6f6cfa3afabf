import { sun } from '../drawings/bathroom.ts';
import { wheat } from '../drawings/cupboard.ts';
import { drop } from '../drawings/dairy.ts';
import {
  bubbles,
  capsules,
  coffeeBeans,
  flute,
  juniper,
  pint,
  teaCup,
  teaLeaves,
} from '../drawings/drinks.ts';
import { berries, cherries, citrus, grapes, pear, roundFruit } from '../drawings/fruit.ts';
import { flower } from '../drawings/plants.ts';
import { snow } from '../drawings/snacks.ts';
import { florets, heap, herbs, stalks } from '../drawings/vegetables.ts';
import { type Goods, packed, printed } from '../goodsOf.ts';
import * as pack from '../packs.ts';
import { colour } from '../paint.ts';

const wine = (contents: string, bottle: string): Goods => packed(pack.wineBottle, contents, bottle);
const tea = (contents: string, body: string): Goods => printed(pack.cardBox, contents, body);

/** Tea, coffee, soft drinks, beer, wine and spirits, by the category's name. */
export const drinks: Readonly<Record<string, Goods>> = {
  'English breakfast tea': tea(teaCup(colour.brown), colour.red),
  'Earl Grey tea': tea(teaCup(colour.crust, colour.ice), colour.blue),
  'Green tea': tea(teaLeaves(colour.leaf), colour.lime),
  'Peppermint tea': tea(herbs(colour.green), colour.leaf),
  'Ground coffee': printed(pack.paperBag, coffeeBeans(), colour.brown),
  'Coffee beans': printed(pack.pouch, coffeeBeans(), colour.chocolate),
  'Instant coffee': packed(pack.jar, teaCup(colour.chocolate), colour.brown),
  'Coffee capsules': printed(pack.sleeve, capsules(colour.crust), colour.plum),
  'Still water': packed(pack.bottle, drop(colour.blue), colour.ice),
  'Sparkling water': packed(pack.bottle, bubbles(colour.sky), colour.paleGreen),
  'Orange juice': printed(pack.carton, citrus(colour.orange, colour.orange), colour.orange),
  'Apple juice': printed(pack.carton, roundFruit(colour.lime), colour.leaf),
  Smoothies: packed(pack.bottle, berries(colour.berry), colour.pink),
  'Orange squash': packed(pack.bottle, citrus(colour.orange, colour.orange), colour.orange),
  'Elderflower cordial': packed(pack.bottle, flower(colour.paper), colour.lime),
  Cola: printed(pack.can, bubbles(colour.blush), colour.red),
  Lemonade: printed(pack.can, citrus(colour.gold, colour.straw), colour.leaf),
  'Ginger beer': printed(pack.can, heap(colour.crust, colour.brown), colour.terracotta),
  'Tonic water': printed(pack.can, bubbles(colour.paper), colour.blue),
  'Yuzu lemonade': packed(pack.beerBottle, citrus(colour.gold, colour.straw), colour.straw),
  Merlot: wine(grapes(colour.berry), colour.plum),
  Malbec: wine(grapes(colour.plum), colour.forest),
  Rioja: wine(sun(), colour.chocolate),
  'Pinot noir': wine(cherries(), colour.berry),
  'Sauvignon blanc': wine(grapes(colour.lime), colour.leaf),
  Chardonnay: wine(grapes(colour.gold), colour.lime),
  'Pinot grigio': wine(pear(), colour.green),
  'Provence rosé': wine(flower(colour.pink), colour.pink),
  Prosecco: packed(pack.sparklingBottle, grapes(colour.lime), colour.leaf),
  'English sparkling wine': packed(pack.sparklingBottle, bubbles(colour.gold), colour.green),
  Champagne: packed(pack.sparklingBottle, flute(colour.gold), colour.forest),
  Lager: printed(pack.can, wheat(), colour.gold),
  'Pale ale': printed(pack.can, florets(colour.lime, colour.leaf), colour.orange),
  Stout: printed(pack.can, pint(colour.chocolate), colour.ink),
  'Dry cider': packed(pack.beerBottle, roundFruit(colour.red), colour.crust),
  Gin: packed(pack.spiritBottle, juniper(), colour.ice),
  'Single malt whisky': packed(pack.spiritBottle, wheat(), colour.crust),
  Vodka: packed(pack.spiritBottle, snow(), colour.paper),
  Rum: packed(pack.spiritBottle, stalks(colour.lime, colour.leaf), colour.brown),
  'Alcohol free beer': packed(pack.beerBottle, wheat(), colour.leaf),
  'Alcohol free wine': wine(berries(colour.red), colour.lime),
  'Champagne case': packed(pack.sparklingBottle, flute(colour.straw), colour.forest),
  'Prosecco case': packed(pack.sparklingBottle, flute(colour.lime), colour.leaf),
  'Soft drinks case': printed(pack.can, citrus(colour.gold, colour.straw), colour.orange),
};
