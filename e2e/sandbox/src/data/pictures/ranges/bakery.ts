import {
  bagels,
  bars,
  boule,
  cake,
  cakeSlice,
  candles,
  croissant,
  crossBuns,
  crumpets,
  flatbreads,
  loaf,
  pudding,
  rolls,
  scone,
  seeds,
  yuleLog,
} from '../drawings/baking.ts';
import { strawberries } from '../drawings/fruit.ts';
import { baked, type Goods, iced } from '../goodsOf.ts';
import { colour, dots } from '../paint.ts';

const oats = dots(
  colour.straw,
  [130, 222, 5],
  [170, 226, 5],
  [214, 220, 5],
  [160, 184, 5],
  [210, 186, 5],
  [250, 184, 5],
  [190, 144, 5],
  [240, 146, 5],
);

/** Bread, rolls and cakes, by the category's name. */
export const bakery: Readonly<Record<string, Goods>> = {
  'White bread': baked(loaf(colour.gold, colour.cream)),
  'Wholemeal bread': baked(loaf(colour.brown, colour.crust)),
  'Seeded bread': baked(loaf(colour.crust, colour.straw) + seeds()),
  'White sourdough': baked(boule(colour.crust, colour.cream)),
  'Seeded sourdough': baked(boule(colour.brown, colour.straw) + seeds()),
  'Rye sourdough': baked(boule(colour.chocolate, colour.sand)),
  'Gluten free bread': baked(loaf(colour.straw, colour.paper)),
  'White rolls': baked(rolls(colour.straw)),
  'Brioche buns': baked(rolls(colour.crust)),
  Bagels: baked(bagels()),
  'Ciabatta rolls': baked(rolls(colour.gold) + seeds()),
  'Tortilla wraps': baked(flatbreads(colour.straw)),
  'Naan bread': baked(flatbreads(colour.crust)),
  'Pitta bread': baked(flatbreads(colour.gold)),
  Croissants: baked(croissant()),
  Crumpets: baked(crumpets(colour.crust)),
  'Hot cross buns': baked(crossBuns()),
  Teacakes: baked(rolls(colour.brown)),
  Scones: baked(scone()),
  'Celebration cakes': iced(cake(colour.straw, colour.pink, candles())),
  'Victoria sponge': iced(cake(colour.gold, colour.cream, '')),
  'Carrot cake': iced(cakeSlice(colour.brown, colour.cream)),
  'Lemon drizzle cake': iced(cakeSlice(colour.gold, colour.paper)),
  Flapjacks: baked(bars(colour.crust, colour.gold) + oats),
  'Pistachio croissants': baked(
    croissant() + dots(colour.leaf, [150, 150, 6], [184, 136, 6], [222, 140, 6], [254, 156, 6]),
  ),
  'Mince pies': baked(crumpets(colour.straw)),
  'Christmas puddings': iced(pudding()),
  'Yule logs': iced(yuleLog()),
  'Christmas stuffing': baked(rolls(colour.brown)),
  'Birthday cakes': iced(cake(colour.straw, colour.sky, candles() + strawberries())),
};
