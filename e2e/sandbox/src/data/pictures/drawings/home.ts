import { box, colour, type Drawing, discs, dots, ellipse, flat, line, place, solid } from '../paint.ts';

/** Kitchen and household. */

export const roll = (fill: string, core: string = colour.stone): Drawing =>
  [150, 250]
    .map(
      (x) =>
        solid(box(x - 48, 128, 96, 116, 6), fill) +
        flat(ellipse(x, 128, 48, 18), colour.paper) +
        flat(ellipse(x, 128, 16, 7), core),
    )
    .join('');

export const foil = (fill: string): Drawing =>
  solid(box(96, 176, 208, 62, 8), colour.green) +
  flat('M112 176L128 124H300L288 176Z', fill) +
  line('M96 176H304', colour.gold, 6);

export const sponge = (): Drawing =>
  solid(box(106, 174, 188, 70, 12), colour.gold) +
  flat('M106 186Q106 158 134 158H266Q294 158 294 186V192H106Z', colour.green) +
  dots(colour.crust, [140, 214, 6], [176, 226, 5], [212, 210, 7], [254, 222, 5]);

export const cloth = (): Drawing =>
  [0, 1, 2]
    .map((n) =>
      solid(
        `M100 ${214 - n * 34}Q200 ${196 - n * 34} 300 ${214 - n * 34}V${240 - n * 34}Q200 ${222 - n * 34} 100 ${240 - n * 34}Z`,
        [colour.sky, colour.pink, colour.leaf][n] ?? colour.sky,
      ),
    )
    .join('');

export const battery = (): Drawing =>
  [150, 250]
    .map(
      (x) =>
        flat(box(x - 14, 92, 28, 18, 4), colour.steel) +
        solid(box(x - 34, 106, 68, 146, 8), colour.ink) +
        flat(box(x - 34, 106, 68, 48, 8), colour.crust),
    )
    .join('');

export const lightBulb = (): Drawing =>
  solid(
    'M200 82C250 82 274 122 262 160C254 184 232 192 230 216H170C168 192 146 184 138 160C126 122 150 82 200 82Z',
    colour.straw,
  ) +
  flat(box(172, 218, 56, 36, 8), colour.steel) +
  line('M172 230H228M172 242H228', colour.stone, 3);

export const pan = (fill: string, lid: boolean): Drawing =>
  line('M276 204H350', colour.ink, 16) +
  solid('M96 180H288V220Q288 250 258 250H126Q96 250 96 220Z', fill) +
  (lid
    ? solid('M96 180C96 138 288 138 288 180Z', colour.steel) + discs(colour.ink, [192, 138, 12])
    : flat(ellipse(192, 180, 96, 16), colour.ink));

export const casserole = (): Drawing =>
  solid('M92 182H308V222Q308 252 278 252H122Q92 252 92 222Z', colour.green) +
  flat(box(66, 188, 34, 18, 9), colour.green) +
  flat(box(300, 188, 34, 18, 9), colour.green) +
  solid('M96 178C96 132 304 132 304 178Z', colour.leaf) +
  discs(colour.gold, [200, 130, 13]);

export const cutlery = (): Drawing =>
  [
    [140, 'M140 92V140M126 92V128Q126 142 140 142Q154 142 154 128V92M140 142V254'],
    [200, 'M200 254V160Q180 150 184 112Q186 92 200 88'],
  ]
    .map(([, d]) => line(String(d), colour.steel, 9))
    .join('') +
  solid(ellipse(262, 118, 24, 32), colour.steel) +
  line('M262 146V254', colour.steel, 9);

export const candle = (): Drawing =>
  solid('M138 148H262V244Q262 254 252 254H148Q138 254 138 244Z', colour.blush) +
  flat(ellipse(200, 148, 62, 15), colour.cream) +
  line('M200 148V128', colour.ink, 4) +
  flat('M200 80Q222 112 200 128Q178 112 200 80Z', colour.gold) +
  flat(box(160, 178, 80, 48, 4), colour.cream);

export const card = (picture: Drawing): Drawing =>
  `<g transform="rotate(-6 200 180)">${solid(box(130, 84, 140, 170, 5), colour.paper)}${flat(box(130, 84, 140, 170, 5), '#F3EAD2')}${place(picture, 200, 160, 0.5)}${line('M160 222H240', colour.green, 6)}</g>`;
