import { colour, type Drawing, discs, dots, ellipse, flat, leafAt, line, solid } from '../paint.ts';

/** Drinks, and what they are made of. */

export const teaCup = (drink: string, ware: string = colour.paper): Drawing =>
  flat(ellipse(190, 244, 110, 15), ware) +
  line('M262 168C310 158 312 220 254 214', ware, 14) +
  solid('M112 150H268C268 206 240 238 190 238C140 238 112 206 112 150Z', ware) +
  flat(ellipse(190, 150, 78, 18), ware) +
  flat(ellipse(190, 151, 68, 13), drink) +
  line('M170 116q-12-14 0-28M206 116q-12-14 0-28', colour.stone, 5);

export const teaLeaves = (fill: string): Drawing =>
  leafAt(200, 250, -44, 1.1, fill) +
  leafAt(200, 250, 44, 1.1, fill) +
  leafAt(200, 250, 0, 1.36, fill) +
  line('M200 250V146', colour.paleGreen, 3);

export const coffeeBeans = (): Drawing =>
  [
    [150, 208, -30],
    [216, 216, 24],
    [264, 184, 60],
    [176, 156, 40],
    [228, 146, -16],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(ellipse(x, y, 38, 27), colour.chocolate)}${line(`M${x - 32} ${y}q16-14 32 0t32 0`, colour.brown, 4)}</g>`,
    )
    .join('');

export const capsules = (fill: string): Drawing =>
  [140, 200, 260]
    .map(
      (x, n) =>
        solid(`M${x - 34} ${150 + (n % 2) * 30}h68l-12 62q-22 12-44 0Z`, fill) +
        flat(ellipse(x, 150 + (n % 2) * 30, 38, 10), colour.steel),
    )
    .join('');

export const bubbles = (fill: string): Drawing =>
  discs(fill, [160, 206, 34], [234, 196, 42], [186, 146, 26], [238, 132, 18], [146, 154, 14]) +
  dots(colour.paper, [150, 196, 8], [220, 180, 10], [178, 138, 6]);

export const glass = (drink: string): Drawing =>
  flat(
    'M124 92H276C276 162 250 186 212 192V236H248V252H152V236H188V192C150 186 124 162 124 92Z',
    colour.ice,
  ) + flat('M132 124H268C264 164 240 182 200 184C160 182 136 164 132 124Z', drink);

export const flute = (drink: string): Drawing =>
  [160, 240]
    .map(
      (x) =>
        flat(
          `M${x - 26} 84H${x + 26}C${x + 26} 160 ${x + 16} 186 ${x + 5} 192V238H${x + 26}V252H${x - 26}V238H${x - 5}V192C${x - 16} 186 ${x - 26} 160 ${x - 26} 84Z`,
          colour.ice,
        ) +
        flat(
          `M${x - 22} 112H${x + 22}C${x + 20} 160 ${x + 12} 180 ${x} 184C${x - 12} 180 ${x - 20} 160 ${x - 22} 112Z`,
          drink,
        ),
    )
    .join('');

export const pint = (drink: string): Drawing =>
  solid('M140 92H260L246 246Q246 252 238 252H162Q154 252 154 246Z', drink) +
  flat('M136 88Q144 70 170 78Q200 62 230 78Q256 70 264 88L261 118H139Z', colour.cream);

export const juniper = (): Drawing =>
  leafAt(200, 250, -50, 0.9, colour.leaf) +
  leafAt(200, 250, 50, 0.9, colour.leaf) +
  leafAt(200, 250, 0, 1.1) +
  discs(colour.blue, [160, 176, 19], [236, 172, 19], [200, 140, 19]);
