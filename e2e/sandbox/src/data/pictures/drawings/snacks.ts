import { box, circle, colour, type Drawing, discs, ellipse, flat, line, solid } from '../paint.ts';

/** Sweets, snacks and frozen food. */

export const chocolate = (fill: string): Drawing =>
  solid(box(104, 124, 192, 122, 8), fill) +
  [0, 1, 2, 3]
    .flatMap((x) => [0, 1, 2].map((y) => flat(box(112 + x * 46, 131 + y * 38, 40, 32, 4), '#ffffff22')))
    .join('');

export const sweets = (...fills: readonly string[]): Drawing =>
  [
    [146, 212],
    [204, 222],
    [260, 208],
    [172, 166],
    [232, 164],
    [202, 122],
  ]
    .map(
      ([x = 0, y = 0], n) =>
        flat(`M${x - 26} ${y}l-20-15v30ZM${x + 26} ${y}l20-15v30Z`, fills[n % fills.length] ?? colour.red) +
        solid(circle(x, y, 26), fills[n % fills.length] ?? colour.red),
    )
    .join('');

export const crisps = (fill: string): Drawing =>
  [
    [140, 208, -14],
    [206, 222, 12],
    [264, 200, 34],
    [166, 160, 24],
    [230, 156, -22],
    [198, 120, 6],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(`M${x - 42} ${y}q42-44 84 0q-42 34-84 0Z`, fill)}</g>`,
    )
    .join('');

export const triangles = (fill: string): Drawing =>
  [
    [146, 210, 0],
    [210, 214, 40],
    [262, 190, 80],
    [178, 158, -30],
    [234, 140, 20],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(`M${x} ${y - 36}l38 62h-76Z`, fill)}</g>`,
    )
    .join('');

export const chips = (): Drawing =>
  [120, 146, 172, 198, 224, 250]
    .map(
      (x, n) =>
        `<g transform="rotate(${(n - 2.5) * 7} 200 260)">${solid(box(x, 104 + (n % 3) * 14, 22, 128, 4), n % 2 ? colour.gold : colour.straw)}</g>`,
    )
    .join('') + solid('M112 186H288L270 254H130Z', colour.red);

export const waffle = (): Drawing =>
  solid(box(108, 130, 184, 118, 26), colour.crust) +
  [0, 1, 2, 3]
    .flatMap((x) => [0, 1].map((y) => flat(box(124 + x * 42, 146 + y * 46, 28, 32, 5), colour.brown)))
    .join('');

export const pizza = (topping: Drawing): Drawing =>
  solid(ellipse(200, 190, 124, 66), colour.crust) +
  flat(ellipse(200, 186, 108, 54), colour.red) +
  flat(ellipse(200, 186, 100, 48), colour.straw) +
  topping;

export const scoops = (...fills: readonly string[]): Drawing =>
  solid('M146 186H254L200 262Z', colour.crust) +
  line('M164 198L206 252M236 198L194 252', colour.brown, 3) +
  discs(fills[0] ?? colour.cream, [168, 168, 38]) +
  discs(fills[1] ?? fills[0] ?? colour.cream, [232, 168, 38]) +
  discs(fills[2] ?? fills[0] ?? colour.cream, [200, 122, 38]);

export const lollies = (): Drawing =>
  [
    [138, colour.red],
    [200, colour.gold],
    [262, colour.leaf],
  ]
    .map(
      ([x, fill]) =>
        flat(box(Number(x) - 6, 210, 12, 46, 5), colour.crust) +
        solid(
          `M${Number(x) - 25} 216V136Q${Number(x) - 25} 106 ${x} 106Q${Number(x) + 25} 106 ${Number(x) + 25} 136V216Z`,
          String(fill),
        ),
    )
    .join('');

export const iceCubes = (): Drawing =>
  [
    [148, 206, -8],
    [250, 208, 10],
    [200, 152, 22],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="rotate(${turn} ${x} ${y})">${solid(box(x - 42, y - 42, 84, 84, 14), colour.ice)}${line(`M${x - 26} ${y + 8}V${y - 26}H${x + 6}`, colour.paper, 6)}</g>`,
    )
    .join('');

export const snow = (): Drawing =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 200 180)">${line('M200 104V256M200 128L180 112M200 128L220 112M200 232L180 248M200 232L220 248', colour.blue, 9)}</g>`,
    )
    .join('');
