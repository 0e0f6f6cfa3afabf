import { bone, brush, duck, lips, nappy, paw, plaster, sun, tablets } from '../drawings/bathroom.ts';
import { plates } from '../drawings/containers.ts';
import { grain } from '../drawings/cupboard.ts';
import { drop } from '../drawings/dairy.ts';
import { bubbles, flute, glass } from '../drawings/drinks.ts';
import { citrus } from '../drawings/fruit.ts';
import {
  battery,
  candle,
  card,
  casserole,
  cloth,
  cutlery,
  foil,
  lightBulb,
  pan,
  roll,
  sponge,
} from '../drawings/home.ts';
import { tinFish } from '../drawings/meat.ts';
import { bloom, bouquet, flower, pottedPlant, rose, tulip } from '../drawings/plants.ts';
import { snow, sweets } from '../drawings/snacks.ts';
import { herbs, leaves, root } from '../drawings/vegetables.ts';
import { bare, type Goods, packed, printed } from '../goodsOf.ts';
import * as pack from '../packs.ts';
import { colour } from '../paint.ts';

/** Toiletries, baby, pet, household and home, by the category's name. */
export const house: Readonly<Record<string, Goods>> = {
  'Shower gel': packed(pack.bottle, bubbles(colour.leaf), colour.paleGreen),
  'Hand soap': packed(pack.pump, bubbles(colour.sky), colour.ice),
  'Bubble bath': packed(pack.bottle, duck(), colour.pink),
  Shampoo: packed(pack.bottle, drop(colour.leaf), colour.lime),
  Conditioner: packed(pack.pump, leaves(), colour.blush),
  Toothpaste: printed(pack.tube, herbs(colour.leaf), colour.ice),
  Toothbrushes: bare(brush(colour.leaf)),
  Mouthwash: packed(pack.bottle, herbs(colour.green), colour.sky),
  'Face cream': packed(pack.dish, flower(colour.pink), colour.cream),
  'Sun cream': packed(pack.bottle, sun(), colour.orange),
  'Lip balm': printed(pack.tube, lips(), colour.pink),
  'Roll-on deodorant': packed(pack.bottle, flower(colour.sky), colour.paper),
  'Deodorant spray': printed(pack.aerosol, flower(colour.leaf), colour.blue),
  Multivitamins: packed(pack.jar, tablets(colour.gold, colour.orange), colour.crust),
  Plasters: printed(pack.cardBox, plaster(), colour.red),
  Paracetamol: printed(pack.cardBox, tablets(colour.paper, colour.blue), colour.sky),
  'Newborn nappies': printed(pack.softPack, nappy(), colour.sky),
  'Junior nappies': printed(pack.softPack, nappy(), colour.leaf),
  'Baby wipes': printed(pack.softPack, cloth(), colour.blush),
  'Baby bath': packed(pack.bottle, duck(), colour.sky),
  'Baby lotion': packed(pack.pump, duck(), colour.pink),
  'Dry dog food': printed(pack.sack, bone(colour.crust), colour.brown),
  'Wet dog food': printed(pack.tin, paw(colour.brown), colour.terracotta),
  'Dog treats': printed(pack.bag, bone(colour.crust), colour.orange),
  'Dry cat food': printed(pack.sack, paw(colour.blue), colour.blue),
  'Wet cat food': printed(pack.pouch, tinFish(), colour.sky),
  'Cat litter': printed(pack.sack, paw(colour.stone), colour.stone),
  'Rabbit food': printed(pack.sack, root(colour.orange), colour.leaf),
  'Bird seed': printed(pack.bag, grain(colour.gold, colour.brown), colour.gold),
  'Washing capsules': printed(pack.pouch, bubbles(colour.blue), colour.blue),
  'Washing liquid': packed(pack.jug, bubbles(colour.leaf), colour.leaf),
  'Fabric conditioner': packed(pack.jug, flower(colour.pink), colour.sky),
  'Stain remover': packed(pack.sprayBottle, drop(colour.berry), colour.pink),
  'Dishwasher tablets': printed(pack.cardBox, tablets(colour.sky, colour.gold), colour.blue),
  'Washing up liquid': packed(pack.bottle, citrus(colour.gold, colour.straw), colour.leaf),
  'Multi-surface cleaner': packed(pack.sprayBottle, citrus(colour.gold, colour.straw), colour.straw),
  'Bathroom cleaner': packed(pack.sprayBottle, bubbles(colour.sky), colour.sky),
  Sponges: bare(sponge()),
  'Microfibre cloths': bare(cloth()),
  'Toilet roll': printed(pack.softPack, roll(colour.paper), colour.paleGreen),
  'Kitchen towel': bare(roll(colour.paper)),
  Tissues: printed(pack.sleeve, cloth(), colour.sky),
  'Kitchen foil': bare(foil(colour.steel)),
  'Baking parchment': bare(foil(colour.straw)),
  'Freezer bags': printed(pack.sleeve, snow(), colour.sky),
  'Bin liners': printed(pack.softPack, roll(colour.ink), colour.stone),
  'AA batteries': bare(battery()),
  'LED bulbs': printed(pack.cardBox, lightBulb(), colour.gold),
  'Frying pans': bare(pan(colour.steel, false)),
  Saucepans: bare(pan(colour.steel, true)),
  'Casserole dishes': bare(casserole()),
  'Dinner plates': bare(plates(colour.paper)),
  'Wine glasses': bare(glass(colour.berry)),
  Cutlery: bare(cutlery()),
  Roses: bare(bouquet(rose(colour.red))),
  Tulips: bare(bouquet(tulip(colour.gold))),
  'Mixed bouquets': bare(bouquet(flower(colour.terracotta))),
  Orchids: bare(pottedPlant(colour.leaf, bloom(colour.pink))),
  'Peace lilies': bare(pottedPlant(colour.green, bloom(colour.paper))),
  Candles: bare(candle()),
  'Birthday cards': bare(card(flower(colour.gold))),
  'Thank you cards': bare(card(rose(colour.red))),
  "Valentine's chocolates": printed(pack.cardBox, sweets(colour.red, colour.chocolate), colour.red),
  "Valentine's flowers": bare(bouquet(rose(colour.pink))),
  'Table centrepiece': bare(bouquet(flower(colour.paper))),
  Buttonholes: bare(bouquet(rose(colour.cream))),
  'Wine glass hire': bare(glass(colour.gold)),
  'Champagne flute hire': bare(flute(colour.straw)),
  'Plate hire': bare(plates(colour.cream)),
};
