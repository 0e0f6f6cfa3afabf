import { box, colour, type Drawing, ellipse, flat, leafAt, line, solid } from '../paint.ts';

/** What is in the cupboard. */

export const grain = (fill: string, shade: string): Drawing =>
  flat('M112 236C130 172 168 140 200 140C232 140 270 172 288 236Z', fill) +
  [
    [150, 214],
    [180, 186],
    [212, 166],
    [240, 200],
    [200, 218],
    [262, 222],
    [170, 226],
    [226, 226],
  ]
    .map(
      ([x = 0, y = 0], n) =>
        `<ellipse cx="${x}" cy="${y}" rx="11" ry="5" fill="${shade}" transform="rotate(${n * 40} ${x} ${y})"/>`,
    )
    .join('');

export const wheat = (fill: string = colour.gold): Drawing =>
  line('M200 254V130', fill, 6) +
  [0, 1, 2, 3]
    .map((n) => leafAt(200, 226 - n * 30, -44, 0.44, fill) + leafAt(200, 226 - n * 30, 44, 0.44, fill))
    .join('') +
  leafAt(200, 124, 0, 0.44, fill);

export const flakes = (fill: string): Drawing =>
  [
    [140, 216, -20],
    [190, 206, 30],
    [244, 214, 8],
    [166, 172, 44],
    [220, 168, -30],
    [196, 134, 10],
    [272, 186, 60],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(ellipse(x, y, 34, 20), fill)}</g>`,
    )
    .join('');

export const honeycomb = (): Drawing =>
  [
    [164, 150],
    [236, 150],
    [128, 212],
    [200, 212],
    [272, 212],
  ]
    .map(([x = 0, y = 0]) => solid(`M${x} ${y - 38}l33 19v38l-33 19l-33-19v-38Z`, colour.gold))
    .join('');

export const nuts = (fill: string): Drawing =>
  [
    [142, 214, 30],
    [204, 220, -20],
    [262, 208, 50],
    [172, 168, -40],
    [234, 164, 20],
    [202, 128, 70],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(`M${x - 36} ${y}c0-26 26-22 36-16c10-6 36-10 36 16s-26 22-36 16c-10 6-36 10-36-16Z`, fill)}</g>`,
    )
    .join('');

export const spaghetti = (): Drawing =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) => line(`M${150 + n * 13} 84L${164 + n * 9} 254`, n % 2 ? colour.gold : colour.straw, 9))
    .join('') + flat(box(146, 158, 112, 22, 4), colour.green);

export const penne = (): Drawing =>
  [
    [146, 208, -30],
    [214, 220, 20],
    [262, 186, -60],
    [178, 160, 40],
    [232, 140, -14],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(`M${x - 48} ${y - 13}h84l14 26h-84Z`, colour.straw)}${line(`M${x - 30} ${y - 4}h62M${x - 24} ${y + 5}h62`, colour.crust, 2)}</g>`,
    )
    .join('');

export const fusilli = (): Drawing =>
  [150, 192, 234]
    .map(
      (y, n) =>
        line(`M${108 + n * 12} ${y}q14-26 28 0t28 0t28 0t28 0t28 0`, colour.crust, 17) +
        line(`M${108 + n * 12} ${y}q14-26 28 0t28 0t28 0t28 0t28 0`, colour.straw, 9),
    )
    .join('');

export const sheets = (): Drawing =>
  [0, 1, 2, 3]
    .map((n) =>
      solid(
        `M${96 + n * 6} ${212 - n * 24}q50-22 100 0t100 0v20q-50 22-100 0t-100 0Z`,
        n % 2 ? colour.gold : colour.straw,
      ),
    )
    .join('');

export const beansHeap = (fill: string): Drawing =>
  [
    [140, 216],
    [190, 222],
    [242, 218],
    [164, 184],
    [218, 186],
    [264, 190],
    [192, 152],
    [238, 154],
  ]
    .map(
      ([x = 0, y = 0], n) =>
        `<g transform="rotate(${n * 37} ${x} ${y})">${solid(ellipse(x, y, 25, 17), fill)}</g>`,
    )
    .join('');

export const spice = (fill: string): Drawing =>
  solid('M120 240Q160 150 200 140Q240 150 280 240Z', fill) +
  line('M268 132L224 190', colour.brown, 10) +
  solid(ellipse(214, 204, 30, 18), colour.brown) +
  flat(ellipse(214, 200, 22, 11), fill);

export const salt = (): Drawing =>
  [
    [150, 214, 14],
    [206, 206, 40],
    [258, 216, 66],
    [178, 172, 24],
    [230, 168, 52],
    [204, 132, 10],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(box(x - 20, y - 20, 40, 40, 3), colour.ice)}</g>`,
    )
    .join('');
