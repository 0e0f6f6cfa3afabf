import { biscuits } from '../drawings/baking.ts';
import {
  beansHeap,
  flakes,
  fusilli,
  grain,
  honeycomb,
  nuts,
  penne,
  salt,
  sheets,
  spaghetti,
  spice,
  wheat,
} from '../drawings/cupboard.ts';
import { drop } from '../drawings/dairy.ts';
import { bubbles, teaCup } from '../drawings/drinks.ts';
import { bananas, berries, citrus, grapes, roundFruit, strawberries } from '../drawings/fruit.ts';
import { fingers, tinFish } from '../drawings/meat.ts';
import { flower } from '../drawings/plants.ts';
import { chocolate, crisps, sweets, triangles } from '../drawings/snacks.ts';
import { herbs, leaves, longFruit, onion, vine } from '../drawings/vegetables.ts';
import { type Goods, packed, printed } from '../goodsOf.ts';
import * as pack from '../packs.ts';
import { colour } from '../paint.ts';

/** The food cupboard, by the category's name. */
export const cupboard: Readonly<Record<string, Goods>> = {
  'Porridge oats': printed(pack.cardBox, wheat(), colour.blue),
  Granola: printed(pack.paperBag, nuts(colour.crust), colour.terracotta),
  Muesli: printed(pack.cardBox, flakes(colour.crust), colour.leaf),
  'Corn flakes': printed(pack.cardBox, flakes(colour.gold), colour.gold),
  'Strawberry jam': packed(pack.jar, strawberries(), colour.red),
  Marmalade: packed(pack.jar, citrus(colour.orange, colour.orange), colour.orange),
  Honey: packed(pack.jar, honeycomb(), colour.gold),
  'Peanut butter': packed(pack.jar, nuts(colour.crust), colour.crust),
  Spaghetti: printed(pack.carrierBag, spaghetti(), colour.blue),
  Penne: printed(pack.bag, penne(), colour.green),
  Fusilli: printed(pack.bag, fusilli(), colour.terracotta),
  'Lasagne sheets': printed(pack.cardBox, sheets(), colour.red),
  'Basmati rice': printed(pack.paperBag, grain(colour.sand, colour.stone), colour.plum),
  'Long grain rice': printed(pack.bag, grain(colour.sand, colour.brown), colour.blue),
  Couscous: printed(pack.paperBag, grain(colour.straw, colour.crust), colour.orange),
  Quinoa: printed(pack.pouch, grain(colour.blush, colour.brown), colour.berry),
  'Baked beans': printed(pack.tin, beansHeap(colour.terracotta), colour.blue),
  'Chopped tomatoes': printed(pack.tin, vine(colour.red, 30), colour.red),
  Chickpeas: printed(pack.tin, berries(colour.straw), colour.gold),
  'Tuna chunks': printed(pack.tin, tinFish(), colour.sky),
  Sweetcorn: printed(pack.tin, berries(colour.gold), colour.leaf),
  'Pasta sauce': packed(pack.jar, vine(colour.red, 28), colour.red),
  'Curry sauce': packed(pack.jar, spice(colour.orange), colour.orange),
  Pesto: packed(pack.jar, herbs(colour.green), colour.leaf),
  'Olive oil': packed(pack.bottle, leaves(), colour.lime),
  'Rapeseed oil': packed(pack.bottle, flower(colour.gold, colour.crust), colour.gold),
  'Balsamic vinegar': packed(pack.bottle, grapes(colour.berry), colour.plum),
  'Black pepper': packed(pack.jar, spice(colour.ink), colour.stone),
  'Smoked paprika': packed(pack.jar, spice(colour.red), colour.red),
  'Ground cumin': packed(pack.jar, spice(colour.crust), colour.crust),
  'Sea salt': printed(pack.cardBox, salt(), colour.sky),
  'Plain flour': printed(pack.paperBag, wheat(), colour.gold),
  'Self raising flour': printed(pack.paperBag, wheat(colour.crust), colour.sky),
  'Caster sugar': printed(pack.paperBag, salt(), colour.pink),
  'Baking powder': printed(pack.tin, bubbles(colour.sky), colour.terracotta),
  Digestives: printed(pack.sleeve, biscuits(colour.crust, colour.brown), colour.red),
  Shortbread: printed(pack.sleeve, fingers(), colour.berry),
  Oatcakes: printed(pack.cardBox, biscuits(colour.gold, colour.brown), colour.blue),
  'Cream crackers': printed(pack.sleeve, biscuits(colour.straw, colour.crust), colour.orange),
  'Milk chocolate': printed(pack.block, chocolate(colour.brown), colour.plum),
  'Dark chocolate': printed(pack.block, chocolate(colour.chocolate), colour.ink),
  'Fruit jellies': printed(pack.bag, sweets(colour.red, colour.gold, colour.leaf), colour.pink),
  Mints: printed(pack.bag, sweets(colour.paleGreen, colour.ice), colour.leaf),
  'Sea salt crisps': printed(pack.bag, crisps(colour.gold), colour.blue),
  'Tortilla chips': printed(pack.bag, triangles(colour.crust), colour.red),
  'Cashew nuts': printed(pack.pouch, beansHeap(colour.straw), colour.leaf),
  'Salted peanuts': printed(pack.bag, nuts(colour.crust), colour.orange),
  'Blood orange marmalade': packed(pack.jar, citrus(colour.terracotta, colour.red), colour.terracotta),
  'Black garlic butter': packed(pack.dish, onion(colour.plum, colour.stone), colour.straw),
  'Smoked aubergine dip': packed(pack.tub, longFruit(colour.plum, colour.leaf), colour.sand),
  'Cranberry sauce': packed(pack.jar, berries(colour.red), colour.berry),
  'Hot chocolate': printed(pack.tin, teaCup(colour.chocolate), colour.plum),
  'Baby porridge': printed(pack.cardBox, wheat(), colour.pink),
  'Fruit pouches': printed(pack.pouch, roundFruit(colour.red), colour.lime),
  'Toddler snacks': printed(pack.bag, bananas(), colour.orange),
  'First infant milk': printed(pack.tin, drop(colour.sky), colour.blue),
  'Follow-on milk': printed(pack.tin, drop(colour.pink), colour.terracotta),
};
