import {
  box,
  circle,
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

/** Vegetables, salad and herbs. */

/** Potatoes, swedes, walnuts: a heap of uneven rounds. */
export const heap = (fill: string, eyes: string): Drawing =>
  solid(ellipse(152, 216, 50, 34), fill) +
  solid(ellipse(250, 218, 48, 32), fill) +
  solid(ellipse(204, 174, 50, 34), fill) +
  dots(eyes, [138, 208, 3], [168, 222, 3], [190, 166, 3], [222, 180, 3], [240, 212, 3], [268, 224, 3]);

/** A root with green on its top: carrot, parsnip, radish. */
export const root = (fill: string, top: string = colour.leaf): Drawing => {
  const one =
    solid('M178 130C186 116 214 116 222 130C226 166 212 226 200 256C188 226 174 166 178 130Z', fill) +
    leafAt(200, 124, -30, 0.5, top) +
    leafAt(200, 124, 30, 0.5, top) +
    leafAt(200, 124, 0, 0.6, top);
  return place(one, 148, 184, 0.92, 14) + place(one, 252, 184, 0.92, -14) + place(one, 200, 178, 1);
};

/** A round root with leaves: beetroot, swede, radishes. */
export const bulb = (fill: string, top: string = colour.leaf): Drawing =>
  leafAt(200, 152, -34, 0.76, top) +
  leafAt(200, 152, 34, 0.76, top) +
  leafAt(200, 154, 0, 0.86, colour.green) +
  solid(
    'M200 142C244 142 262 172 256 202C250 230 222 240 200 262C178 240 150 230 144 202C138 172 156 142 200 142Z',
    fill,
  );

export const onion = (fill: string, lines: string): Drawing =>
  solid(
    'M200 96C206 128 260 140 258 194C256 232 228 250 200 250C172 250 144 232 142 194C140 140 194 128 200 96Z',
    fill,
  ) + line('M200 126C176 150 172 210 192 246M200 126C224 150 228 210 208 246', lines, 3);

export const garlic = (): Drawing => onion(colour.cream, colour.stone);

/** Leeks, spring onions, asparagus. */
export const stalks = (white: string, green: string): Drawing =>
  [-50, 0, 50]
    .map(
      (dx) =>
        solid(box(182 + dx, 150, 36, 100, 12), white) +
        flat(
          `M${182 + dx} 176C${176 + dx} 130 ${168 + dx} 110 ${160 + dx} 86L${200 + dx} 120L${240 + dx} 86C${232 + dx} 110 ${224 + dx} 130 ${218 + dx} 176Z`,
          green,
        ),
    )
    .join('');

/** A head of leaves: cabbage, lettuce, kale. */
export const head = (outer: string, inner: string): Drawing =>
  leafAt(200, 246, -66, 1.26, outer) +
  leafAt(200, 246, 66, 1.26, outer) +
  leafAt(200, 250, -36, 1.44, outer) +
  leafAt(200, 250, 36, 1.44, outer) +
  solid(ellipse(200, 188, 54, 62), inner) +
  line('M200 246V150M200 214L176 184M200 214L224 184M200 184L184 164M200 184L216 164', outer, 4);

/** Loose leaves: spinach, rocket, herbs. */
export const leaves = (dark: string = colour.green, light: string = colour.leaf): Drawing =>
  leafAt(200, 250, -56, 1.2, light) +
  leafAt(200, 250, 56, 1.2, light) +
  leafAt(200, 252, -28, 1.4, dark) +
  leafAt(200, 252, 28, 1.4, dark) +
  leafAt(200, 252, 0, 1.56, light) +
  line('M200 252V140', colour.paleGreen, 3);

export const herbs = (fill: string): Drawing =>
  line('M200 254L160 150M200 254L200 130M200 254L240 150', fill, 5) +
  [
    [160, 150],
    [200, 128],
    [240, 150],
    [172, 184],
    [228, 184],
    [200, 176],
  ]
    .map(
      ([x = 0, y = 0]) =>
        leafAt(x, y + 8, -52, 0.42, fill) +
        leafAt(x, y + 8, 52, 0.42, fill) +
        leafAt(x, y + 4, 0, 0.44, fill),
    )
    .join('');

export const beans = (fill: string): Drawing =>
  [0, 1, 2, 3]
    .map(
      (n) =>
        `<g transform="rotate(${n * 9 - 14} 200 190)">${solid(`M96 ${150 + n * 26}C150 ${122 + n * 26} 250 ${122 + n * 26} 304 ${150 + n * 26}C250 ${140 + n * 26} 150 ${140 + n * 26} 96 ${150 + n * 26}Z`, fill)}</g>`,
    )
    .join('');

export const peas = (): Drawing =>
  solid('M92 198C130 130 270 130 308 198C270 250 130 250 92 198Z', colour.green) +
  flat('M112 198C146 160 254 160 288 198C254 226 146 226 112 198Z', colour.paleGreen) +
  discs(colour.leaf, [146, 196, 20], [182, 194, 22], [220, 194, 22], [256, 196, 20]);

export const mushroom = (cap: string): Drawing => {
  const one =
    solid('M176 182H224C222 206 228 226 232 246H168C172 226 178 206 176 182Z', colour.cream) +
    solid('M126 186C126 132 164 112 200 112C236 112 274 132 274 186C250 196 150 196 126 186Z', cap);
  return place(one, 154, 190, 0.74) + place(one, 254, 200, 0.66) + place(one, 204, 172, 0.86);
};

export const florets = (fill: string, stalk: string): Drawing =>
  solid('M178 190H222L232 252H168Z', stalk) +
  line('M186 206L150 180M214 206L250 180', stalk, 14) +
  discs(fill, [146, 164, 32], [254, 164, 32], [176, 138, 34], [224, 138, 34], [200, 168, 34]);

/** Aubergine, courgette, cucumber: long, with a cap. */
export const longFruit = (fill: string, cap: string): Drawing => {
  const one =
    solid('M176 112C164 150 150 180 154 216C158 246 242 246 246 216C250 180 236 150 224 112Z', fill) +
    flat('M172 122L182 96H196V80H206V96H218L228 122L214 116L200 128L186 116Z', cap);
  return place(one, 160, 182, 0.86, -16) + place(one, 244, 186, 0.86, 14);
};

export const cucumber = (): Drawing =>
  `<g transform="rotate(-16 200 190)">${solid(box(92, 158, 176, 58, 29), colour.green)}${line('M120 174H230M114 190H226M120 206H230', colour.leaf, 3)}</g>` +
  flat(circle(272, 196, 36), colour.green) +
  flat(circle(272, 196, 30), colour.paleGreen) +
  dots(colour.lime, [272, 180, 4], [272, 212, 4], [256, 196, 4], [288, 196, 4]);

/** Tomatoes on their vine. */
export const vine = (fill: string, size: number): Drawing =>
  line('M118 130C160 118 240 118 284 134', colour.green, 6) +
  line('M146 126V160M202 120V176M258 126V160', colour.green, 5) +
  discs(fill, [146, 160 + size, size], [202, 176 + size * 0.9, size], [258, 160 + size, size]) +
  [
    [146, 162],
    [202, 178],
    [258, 162],
  ]
    .map(([x = 0, y = 0]) => leafAt(x, y, -70, 0.24) + leafAt(x, y, 70, 0.24))
    .join('');
