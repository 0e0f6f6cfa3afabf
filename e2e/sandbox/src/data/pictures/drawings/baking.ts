import {
  box,
  colour,
  type Drawing,
  discs,
  dots,
  ellipse,
  flat,
  leafAt,
  line,
  place,
  solid,
} from '../paint.ts';

/** Bread, cakes and biscuits. */

export const loaf = (crust: string, crumb: string): Drawing =>
  solid('M84 160C84 112 292 112 292 160C292 176 284 180 282 184V250H94V184C92 180 84 176 84 160Z', crust) +
  flat(
    'M228 164C228 122 320 122 320 164C320 178 312 182 310 186V250H238V186C236 182 228 178 228 164Z',
    colour.crust,
  ) +
  flat(
    'M240 166C240 138 308 138 308 166C308 176 300 180 298 184V240H250V184C248 180 240 176 240 166Z',
    crumb,
  ) +
  line('M120 142L138 164M158 136L176 158M196 136L212 156', crumb, 6);

export const boule = (crust: string, flour: string): Drawing =>
  solid(
    'M82 210C82 150 138 122 200 122C262 122 318 150 318 210C318 242 270 250 200 250C130 250 82 242 82 210Z',
    crust,
  ) + line('M142 216Q150 158 186 134M188 222Q196 164 232 138M236 224Q246 180 274 156', flour, 8);

export const seeds = (): Drawing =>
  dots(
    colour.ink,
    [134, 176, 4],
    [166, 152, 4],
    [204, 144, 4],
    [238, 160, 4],
    [264, 190, 4],
    [182, 188, 4],
    [222, 198, 4],
    [146, 208, 4],
    [112, 206, 4],
    [286, 214, 4],
  );

export const rolls = (top: string): Drawing => {
  const one =
    solid(
      'M126 206C126 158 160 140 200 140C240 140 274 158 274 206C274 236 242 244 200 244C158 244 126 236 126 206Z',
      top,
    ) + line('M160 176Q200 150 240 176', colour.cream, 6);
  return place(one, 144, 196, 0.76) + place(one, 256, 196, 0.76) + place(one, 200, 156, 0.76);
};

export const bagels = (): Drawing => {
  const one =
    solid(ellipse(200, 190, 78, 58), colour.crust) +
    flat(ellipse(200, 184, 26, 16), colour.sand) +
    dots(
      colour.cream,
      [150, 176, 4],
      [170, 156, 4],
      [214, 148, 4],
      [246, 170, 4],
      [250, 206, 4],
      [160, 216, 4],
    );
  return place(one, 160, 210, 0.84) + place(one, 238, 160, 0.84);
};

export const flatbreads = (fill: string): Drawing =>
  [0, 1, 2].map((n) => solid(ellipse(200, 226 - n * 26, 116 - n * 4, 36), fill)).join('') +
  dots(colour.brown, [150, 170, 6], [198, 160, 5], [240, 176, 7], [184, 188, 5], [262, 166, 4]);

export const croissant = (): Drawing =>
  solid(
    'M72 226C76 162 134 118 200 118C266 118 324 162 328 226C330 242 312 246 302 232C284 202 244 188 200 188C156 188 116 202 98 232C88 246 70 242 72 226Z',
    colour.crust,
  ) + line('M110 204L98 162M148 188L142 134M200 184V120M252 188L258 134M290 204L302 162', colour.brown, 5);

export const crossBuns = (): Drawing =>
  [
    [142, 206],
    [258, 206],
    [200, 156],
  ]
    .map(([x = 0, y = 0]) =>
      place(
        solid(box(134, 124, 132, 110, 44), colour.crust) +
          flat('M192 124H208V234H192ZM134 170H266V186H134Z', colour.cream),
        x,
        y,
        0.72,
      ),
    )
    .join('');

export const crumpets = (fill: string): Drawing =>
  [0, 1, 2].map((n) => solid(box(116, 210 - n * 38, 168, 36, 14), fill)).join('') +
  flat(ellipse(200, 136, 80, 20), colour.straw) +
  dots(colour.brown, [150, 134, 4], [176, 142, 4], [200, 130, 4], [224, 140, 4], [250, 134, 4]);

export const scone = (): Drawing =>
  solid(box(124, 196, 152, 54, 14), colour.crust) +
  flat('M118 184Q200 168 282 184V202H118Z', colour.red) +
  flat('M122 172Q160 152 200 166Q240 152 278 172V188H122Z', colour.cream) +
  solid('M122 172C122 126 278 126 278 172Z', colour.straw);

/** A round cake of two layers. */
export const cake = (sponge: string, icing: string, topping: Drawing): Drawing =>
  flat(ellipse(200, 244, 128, 16), colour.paper) +
  solid(box(100, 158, 200, 84, 8), sponge) +
  flat(box(100, 194, 200, 14), icing) +
  flat(
    'M100 158Q100 136 200 136Q300 136 300 158V174q-12 14-24 0t-26 0t-26 0t-24 0t-24 0t-26 0t-26 0t-24 0Z',
    icing,
  ) +
  topping;

export const candles = (): Drawing =>
  [152, 200, 248]
    .map(
      (x) =>
        flat(box(x - 4, 96, 8, 44), colour.red) +
        flat(`M${x} 72Q${x + 10} 88 ${x} 96Q${x - 10} 88 ${x} 72Z`, colour.gold),
    )
    .join('');

export const cakeSlice = (sponge: string, icing: string): Drawing =>
  solid('M96 168L304 130V226L96 250Z', sponge) +
  flat('M96 168L304 130V146L96 184Z', icing) +
  flat('M96 206L304 176V190L96 220Z', icing) +
  flat('M96 168L152 132L304 130Z', icing);

export const biscuits = (fill: string, mark: string): Drawing =>
  [0, 1, 2].map((n) => solid(ellipse(168 + n * 32, 222 - n * 34, 70, 26), fill)).join('') +
  dots(mark, [208, 150, 4], [232, 146, 4], [256, 152, 4], [220, 160, 4], [246, 160, 4]);

export const bars = (fill: string, top: string): Drawing =>
  [0, 1, 2]
    .map(
      (n) =>
        solid(box(102 + n * 16, 214 - n * 40, 168, 36, 6), fill) +
        flat(box(102 + n * 16, 214 - n * 40, 168, 12, 6), top),
    )
    .join('');

export const pudding = (): Drawing =>
  solid(
    'M92 202C92 140 144 112 200 112C256 112 308 140 308 202C308 240 262 254 200 254C138 254 92 240 92 202Z',
    colour.chocolate,
  ) +
  flat(
    'M96 184C104 134 150 112 200 112C250 112 296 134 304 184C282 204 274 170 250 184C226 206 214 180 194 198C170 214 156 176 132 192C116 202 106 196 96 184Z',
    colour.cream,
  ) +
  discs(colour.red, [188, 104, 11], [212, 104, 11]) +
  leafAt(180, 104, -66, 0.44) +
  leafAt(220, 104, 66, 0.44);

export const yuleLog = (): Drawing =>
  solid(box(84, 158, 222, 88, 40), colour.chocolate) +
  flat(ellipse(288, 202, 30, 44), colour.straw) +
  line('M288 202q10-14 14 4t-22 14t-4-40', colour.brown, 5) +
  line('M110 180H240M104 206H232M116 230H240', colour.brown, 4) +
  leafAt(160, 160, -50, 0.44) +
  leafAt(172, 160, 50, 0.44) +
  discs(colour.red, [166, 154, 9]);
