import {
  bacon,
  chicken,
  chops,
  drumsticks,
  fillets,
  fish,
  joint,
  mince,
  mussels,
  pate,
  prawns,
  rolledJoint,
  sausages,
  scallops,
  slices,
  steak,
} from '../drawings/meat.ts';
import { type Goods, onTray } from '../goodsOf.ts';
import * as pack from '../packs.ts';
import { colour } from '../paint.ts';

const meat = (drawing: string): Goods => onTray(pack.tray, drawing);

/** Meat, poultry, fish, seafood and cooked meats, by the category's name. */
export const butcher: Readonly<Record<string, Goods>> = {
  'Whole chicken': meat(chicken(colour.blush)),
  'Chicken breast fillets': meat(fillets(colour.blush, colour.cream)),
  'Chicken thighs': meat(drumsticks()),
  'Beef mince': meat(mince(colour.red)),
  'Rump steak': meat(steak(colour.red, colour.cream)),
  'Sirloin steak': meat(steak(colour.berry, colour.straw)),
  'Beef joints': meat(joint(colour.red)),
  'Lamb chops': meat(chops()),
  'Leg of lamb': meat(rolledJoint(colour.berry, colour.cream)),
  'Lamb shoulder': meat(joint(colour.berry)),
  'Pork loin steaks': meat(steak(colour.pink, colour.cream)),
  'Pork belly': meat(bacon()),
  'Pork sausages': meat(sausages(colour.terracotta)),
  Chipolatas: meat(sausages(colour.pink)),
  'Back bacon': meat(bacon()),
  'Streaky bacon': meat(bacon()),
  'Salmon fillets': meat(fillets(colour.terracotta, colour.blush)),
  'Smoked salmon': meat(slices(colour.orange, colour.terracotta)),
  'Cod fillets': meat(fillets(colour.paper, colour.ice)),
  'Haddock fillets': meat(fillets(colour.straw, colour.cream)),
  'Sea bass fillets': meat(fish(colour.steel)),
  'King prawns': meat(prawns()),
  Mussels: meat(mussels()),
  Scallops: meat(scallops()),
  'Sliced ham': meat(slices(colour.pink, colour.blush)),
  'Sliced turkey': meat(slices(colour.cream, colour.straw)),
  Salami: meat(slices(colour.red, colour.berry)),
  Prosciutto: meat(slices(colour.terracotta, colour.cream)),
  Pâté: meat(pate()),
};
