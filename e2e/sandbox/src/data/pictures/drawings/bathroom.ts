import { box, circle, colour, type Drawing, dots, ellipse, flat, line, solid } from '../paint.ts';

/** The bathroom, babies and pets. */

export const brush = (fill: string): Drawing =>
  [150, 230]
    .map(
      (x, n) =>
        `<g transform="rotate(${n ? 14 : -14} ${x} 180)">${solid(box(x - 9, 130, 18, 124, 9), n ? colour.gold : fill)}${flat(box(x - 13, 84, 26, 48, 5), colour.paper)}${flat(box(x - 13, 84, 26, 12, 4), n ? colour.gold : fill)}</g>`,
    )
    .join('');

export const sun = (): Drawing =>
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<g transform="rotate(${turn} 200 178)">${line('M200 92V112', colour.gold, 10)}</g>`)
    .join('') + solid(circle(200, 178, 46), colour.gold);

export const lips = (): Drawing =>
  solid(
    'M104 180C140 136 174 140 200 156C226 140 260 136 296 180C264 226 136 226 104 180Z',
    colour.terracotta,
  ) + line('M112 180Q200 196 288 180', colour.red, 5);

export const plaster = (): Drawing =>
  `<g transform="rotate(-30 200 184)">${solid(box(88, 152, 224, 66, 33), colour.blush)}${flat(box(162, 152, 76, 66), colour.pink)}${dots(colour.terracotta, [182, 172, 4], [218, 172, 4], [182, 198, 4], [218, 198, 4], [200, 185, 4])}</g>`;

export const tablets = (one: string, two: string): Drawing =>
  [
    [150, 206, -24],
    [250, 204, 20],
    [200, 146, 60],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(box(x - 52, y - 22, 104, 44, 22), one)}${flat(`M${x} ${y - 22}h30q22 0 22 22t-22 22h-30Z`, two)}</g>`,
    )
    .join('');

export const duck = (): Drawing =>
  solid(
    'M112 196C140 178 170 190 186 174C166 150 178 112 214 110C250 110 264 146 246 170C290 176 300 210 280 236C256 258 146 258 124 238C108 226 104 206 112 196Z',
    colour.gold,
  ) +
  flat('M252 136L286 142L254 156Z', colour.orange) +
  dots(colour.ink, [226, 136, 6]);

export const nappy = (): Drawing =>
  solid('M92 132H308C302 176 262 196 250 242H150C138 196 98 176 92 132Z', colour.paper) +
  flat(box(92, 132, 216, 20, 4), colour.sky) +
  dots(colour.sky, [170, 186, 8], [230, 186, 8], [200, 216, 8]);

export const paw = (fill: string): Drawing =>
  flat(
    'M200 168C232 168 258 204 250 230C242 252 220 240 200 240C180 240 158 252 150 230C142 204 168 168 200 168Z',
    fill,
  ) +
  [
    [138, 170, 19],
    [176, 132, 21],
    [224, 132, 21],
    [262, 170, 19],
  ]
    .map(([x = 0, y = 0, r = 0]) => flat(ellipse(x, y, r * 0.82, r), fill))
    .join('');

export const bone = (fill: string = colour.cream): Drawing =>
  `<g transform="rotate(-24 200 184)">${solid('M128 166C112 146 84 156 92 180C80 200 108 222 128 202H272C292 222 320 200 308 180C316 156 288 146 272 166Z', fill)}</g>`;
