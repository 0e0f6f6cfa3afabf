import {
  bars,
  biscuits,
  cake,
  cakeSlice,
  candles,
  crumpets,
  flatbreads,
  rolls,
  scone,
  yuleLog,
} from '../drawings/baking.ts';
import { bakedDish, bowlOf, punnet } from '../drawings/containers.ts';
import { blueCheese, cheeseRound, cheeseWedge } from '../drawings/dairy.ts';
import { berries, grapes, halved, pineapple, stone, strawberries } from '../drawings/fruit.ts';
import {
  chicken,
  fish,
  joint,
  mussels,
  pate,
  prawns,
  rolledJoint,
  sausages,
  scallops,
  slices,
} from '../drawings/meat.ts';
import { bulb, cucumber, heap, leaves, peas, root, vine } from '../drawings/vegetables.ts';
import { bare, type Goods, iced } from '../goodsOf.ts';
import { colour, type Drawing, ellipse, flat, place } from '../paint.ts';

/** Food on a serving plate, made for a party. */
const platter = (...foods: readonly Drawing[]): Goods =>
  bare(
    flat(ellipse(200, 226, 150, 34), colour.paper) +
      flat(ellipse(200, 222, 128, 25), colour.sand) +
      foods
        .map((food, index) =>
          place(
            food,
            foods.length === 1 ? 200 : 130 + (140 / (foods.length - 1)) * index,
            foods.length === 1 ? 164 : 174,
            foods.length === 1 ? 0.86 : 0.5,
          ),
        )
        .join(''),
  );

const three = (food: Drawing): Goods => platter(food, food, food);
const cheese = cheeseWedge(colour.gold, colour.crust);

/** The entertaining range, by the category's name. */
export const party: Readonly<Record<string, Goods>> = {
  'Mini beef Wellingtons': three(bakedDish(colour.crust, colour.brown)),
  'Mushroom arancini': three(rolls(colour.crust)),
  'Mini Yorkshire puddings': three(crumpets(colour.gold)),
  'Smoked salmon blinis': three(biscuits(colour.orange, colour.leaf)),
  "Goat's cheese tartlets": three(cheeseRound(colour.cream, colour.crust)),
  'Crab crostini': three(flatbreads(colour.crust)),
  'Antipasti platter': platter(slices(colour.red, colour.berry), vine(colour.red, 28), cheese),
  'Roast meat platter': platter(joint(colour.brown), slices(colour.pink, colour.blush)),
  'Dressed salmon platter': platter(fish(colour.terracotta)),
  'Seafood platter': platter(prawns(), mussels(), scallops()),
  'British cheese platter': platter(cheese, blueCheese(), grapes(colour.berry)),
  'Continental cheese platter': platter(
    cheeseRound(colour.straw, colour.cream),
    cheeseWedge(colour.gold, colour.chocolate, true),
    grapes(colour.lime),
  ),
  'Mezze platter': platter(bowlOf(colour.straw, ''), peas(), flatbreads(colour.gold)),
  'Crudités platter': platter(root(colour.orange), cucumber(), bulb(colour.red)),
  'Classic sandwich platter': three(cakeSlice(colour.cream, colour.leaf)),
  'Vegetarian sandwich platter': three(cakeSlice(colour.crust, colour.red)),
  'Wraps platter': three(sausages(colour.straw)),
  'Sausage roll platter': three(sausages(colour.crust)),
  'Scotch egg platter': three(halved(colour.brown, colour.cream, stone())),
  'Whole dressed salmon': platter(fish(colour.terracotta)),
  'Honey roast ham': platter(joint(colour.terracotta)),
  'Beef Wellington': platter(bakedDish(colour.crust, colour.brown)),
  'Nut roast': platter(pate()),
  'Potato salad bowl': bare(bowlOf(colour.cream, place(heap(colour.straw, colour.crust), 200, 142, 0.5))),
  'Rainbow slaw bowl': bare(bowlOf(colour.plum, place(root(colour.orange), 200, 136, 0.5))),
  'Grain salad bowl': bare(bowlOf(colour.straw, place(leaves(), 200, 132, 0.5))),
  'Quiche Lorraine': platter(cheeseRound(colour.gold, colour.crust)),
  'Gala pie': platter(cakeSlice(colour.pink, colour.crust)),
  'Leek and cheddar tart': platter(cheeseRound(colour.lime, colour.crust)),
  'Dinosaur cake': iced(cake(colour.straw, colour.leaf, candles())),
  'Unicorn cake': iced(cake(colour.cream, colour.pink, candles())),
  'Chocolate birthday cake': iced(cake(colour.chocolate, colour.brown, candles())),
  'Tiered wedding cake': bare(
    cake(colour.paper, colour.sand, place(cake(colour.paper, colour.sand, ''), 200, 118, 0.56)),
  ),
  'Wedding cheese tower': bare(
    cheeseRound(colour.straw, colour.cream) + place(cheeseRound(colour.gold, colour.crust), 200, 132, 0.62),
  ),
  Pavlova: iced(cake(colour.paper, colour.cream, place(strawberries(), 200, 116, 0.6))),
  'Tarte au citron': platter(cheeseRound(colour.straw, colour.crust)),
  'Profiterole tower': platter(berries(colour.crust, colour.chocolate)),
  'Scone selection': platter(scone()),
  'Macaron selection': three(bars(colour.pink, colour.leaf)),
  'Finger sandwich selection': three(bars(colour.cream, colour.leaf)),
  'Exotic fruit basket': bare(punnet(pineapple(), colour.crust)),
  'Fruit and flowers hamper': bare(punnet(strawberries(), colour.brown)),
  'Free range bronze turkey': platter(chicken()),
  'Three bird roast': platter(rolledJoint(colour.brown, colour.cream)),
  'Glazed gammon': platter(joint(colour.orange)),
  'Goose fat roast potatoes': bare(
    bowlOf(colour.crust, place(heap(colour.gold, colour.brown), 200, 142, 0.56)),
  ),
  'Braised red cabbage': bare(bowlOf(colour.berry, '')),
  'Chestnut stuffing': platter(rolls(colour.brown)),
  'Chocolate Yule log to share': platter(yuleLog()),
  'Christmas trifle': bare(bowlOf(colour.cream, place(strawberries(), 200, 134, 0.5))),
  'Christmas cheese board': platter(blueCheese(), cheese, grapes(colour.berry)),
  'Boardroom lunch': platter(cakeSlice(colour.cream, colour.leaf), vine(colour.red, 26), scone()),
  'Christmas turkeys': platter(chicken(colour.crust)),
  'Pigs in blankets': platter(sausages(colour.red)),
};
