import { box, colour, type Drawing, ellipse, flat, line, place, solid } from '../paint.ts';

/** Bowls, plates, punnets and bags for food without a printed pack. */

export const bowl = (fill: string = colour.cream): Drawing =>
  solid('M104 176H296C296 222 254 252 200 252C146 252 104 222 104 176Z', fill) +
  flat(box(96, 170, 208, 12, 6), colour.paper);

/** A punnet in which produce lies. */
export const punnet = (produce: Drawing, fill: string): Drawing =>
  place(produce, 200, 158, 0.9) +
  solid('M96 202H304L290 256H110Z', fill) +
  flat(box(88, 194, 224, 14, 7), fill);

/** Three of a kind side by side, the middle one in front. */
export const several = (one: Drawing): Drawing =>
  place(one, 142, 186, 0.66) + place(one, 258, 186, 0.66) + place(one, 200, 198, 0.72);

const filmOutline =
  'M184 86L164 110C120 124 98 170 102 222C104 246 120 258 144 258H256C280 258 296 246 298 222C302 170 280 124 236 110L216 86Z';

/** A bag of film with produce in it, closed by a clip. */
export const filmBag = (produce: Drawing, clip: string): Drawing =>
  place(produce, 200, 192, 0.86) +
  `<path d="${filmOutline}" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>` +
  line('M126 156C118 176 116 196 118 214', '#fff', 6) +
  flat(box(176, 88, 48, 18, 5), clip);

/** A net: what oranges and onions are sold in. */
export const net = (produce: Drawing, label: string): Drawing =>
  place(produce, 200, 188, 0.86) +
  line(filmOutline, label, 2) +
  line(
    'M128 144L238 256M108 184L180 256M164 116L290 240M192 104L300 206M272 144L162 256M292 184L220 256M236 116L110 240M208 104L100 206',
    label,
    2,
  ) +
  flat('M150 66H250L236 106H164Z', label);

/** A dish seen from above the rim, such as a ready meal or a soup. */
export const bowlOf = (fill: string, garnish: Drawing, ware: string = colour.cream): Drawing =>
  bowl(ware) + flat(ellipse(200, 174, 92, 24), fill) + garnish;

export const bakedDish = (top: string, filling: string): Drawing =>
  solid('M88 182H312L296 244Q294 252 284 252H116Q106 252 104 244Z', colour.green) +
  flat(ellipse(200, 182, 112, 34), filling) +
  flat(ellipse(200, 178, 100, 27), top) +
  line('M136 176q16-14 32 0t32 0t32 0t32 0', colour.crust, 5);

export const plates = (fill: string): Drawing =>
  [0, 1, 2].map((n) => flat(ellipse(200, 226 - n * 18, 122, 34), n % 2 ? colour.sand : fill)).join('') +
  flat(ellipse(200, 186, 82, 20), colour.sand) +
  flat(ellipse(200, 186, 74, 17), fill);
