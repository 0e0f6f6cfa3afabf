import { cake, cakeSlice } from '../drawings/baking.ts';
import { bakedDish, bowlOf } from '../drawings/containers.ts';
import { fusilli } from '../drawings/cupboard.ts';
import { swirl } from '../drawings/dairy.ts';
import { berries, halved, strawberries } from '../drawings/fruit.ts';
import { fillets, fingers } from '../drawings/meat.ts';
import { chips, iceCubes, lollies, pizza, scoops, waffle } from '../drawings/snacks.ts';
import { heap, leaves, peas } from '../drawings/vegetables.ts';
import { type Goods, packed, printed } from '../goodsOf.ts';
import * as pack from '../packs.ts';
import { colour, dots, leafAt } from '../paint.ts';

const sprig = leafAt(196, 178, -50, 0.34) + leafAt(204, 178, 50, 0.34);
const meal = (drawing: string, body: string): Goods => printed(pack.sleeve, drawing, body);
const frozen = (drawing: string, body: string = colour.blue): Goods => printed(pack.bag, drawing, body);

/** Ready meals, desserts and frozen food, by the category's name. */
export const kitchen: Readonly<Record<string, Goods>> = {
  Lasagne: meal(bakedDish(colour.gold, colour.red), colour.red),
  'Spaghetti carbonara': meal(bowlOf(colour.straw, fusilli()), colour.crust),
  'Chicken tikka masala': meal(bowlOf(colour.terracotta, sprig), colour.terracotta),
  'Saag paneer': meal(
    bowlOf(colour.leaf, dots(colour.cream, [160, 172, 10], [204, 166, 10], [240, 176, 10])),
    colour.green,
  ),
  "Shepherd's pie": meal(bakedDish(colour.straw, colour.brown), colour.brown),
  'Fish pie': meal(bakedDish(colour.cream, colour.sky), colour.blue),
  'Tomato soup': packed(pack.tub, bowlOf(colour.red, sprig), colour.terracotta),
  'Carrot and coriander soup': packed(pack.tub, bowlOf(colour.orange, sprig), colour.orange),
  Cheesecake: printed(pack.sleeve, cakeSlice(colour.straw, colour.red), colour.blush),
  Trifle: packed(pack.bucket, cake(colour.straw, colour.cream, strawberries()), colour.ice),
  'Chocolate mousse': packed(pack.pot, swirl(colour.chocolate), colour.brown),
  'Fruit crumble': meal(bakedDish(colour.crust, colour.berry), colour.berry),
  'Petits pois': frozen(peas(), colour.leaf),
  'Frozen spinach': frozen(leaves(), colour.green),
  'Frozen sweetcorn': frozen(berries(colour.gold), colour.gold),
  'Frozen berries': frozen(berries(colour.plum), colour.berry),
  'Frozen mango': frozen(halved(colour.terracotta, colour.orange, ''), colour.orange),
  'Vanilla ice cream': packed(pack.bucket, scoops(colour.straw), colour.cream),
  'Chocolate ice cream': packed(pack.bucket, scoops(colour.chocolate, colour.brown), colour.brown),
  'Strawberry sorbet': packed(pack.bucket, scoops(colour.red, colour.pink), colour.blush),
  'Ice lollies': printed(pack.cardBox, lollies(), colour.sky),
  'Fish fingers': meal(fingers(), colour.blue),
  'Breaded cod': meal(fillets(colour.crust, colour.brown), colour.sky),
  'Oven chips': frozen(chips(), colour.red),
  'Roast potatoes': frozen(heap(colour.gold, colour.brown), colour.crust),
  'Potato waffles': frozen(waffle(), colour.terracotta),
  'Margherita pizza': printed(pack.cardBox, pizza(sprig), colour.green),
  'Pepperoni pizza': printed(
    pack.cardBox,
    pizza(dots(colour.red, [150, 180, 14], [200, 200, 14], [244, 176, 14], [196, 160, 13])),
    colour.red,
  ),
  'Ice cubes': frozen(iceCubes(), colour.sky),
};
