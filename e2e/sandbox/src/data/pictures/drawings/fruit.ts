import {
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
import { bowl } from './containers.ts';

/** Fruit, and what it is sold in. */

const roundOutline =
  'M200 128C238 112 268 140 262 186C258 226 232 252 200 250C168 252 142 226 138 186C132 140 162 112 200 128Z';

/** An apple, a peach, a plum: whatever is round and has a stalk. */
export const roundFruit = (fill: string, leaf: string = colour.green): Drawing =>
  solid(roundOutline, fill) +
  line('M200 132C200 116 206 106 216 100', colour.chocolate, 6) +
  leafAt(204, 122, 62, 0.5, leaf);

export const pear = (fill: string = colour.lime): Drawing =>
  solid(
    'M200 96C224 96 226 128 232 152C240 172 256 184 254 212C252 240 228 252 200 252C172 252 148 240 146 212C144 184 160 172 168 152C174 128 176 96 200 96Z',
    fill,
  ) + line('M200 98C200 86 204 80 212 74', colour.chocolate, 6);

export const citrus = (skin: string, flesh: string): Drawing => {
  const segment = (turn: number) =>
    `<path d="M0-6L-12-36A40 40 0 0 1 12-36Z" fill="${flesh}" transform="translate(248 206) rotate(${turn})"/>`;
  return (
    solid(circle(164, 190, 58), skin) +
    leafAt(160, 136, 40, 0.4) +
    flat(circle(248, 206, 50), skin) +
    flat(circle(248, 206, 43), colour.cream) +
    [0, 45, 90, 135, 180, 225, 270, 315].map(segment).join('')
  );
};

export const bananas = (): Drawing =>
  solid('M118 130C128 210 190 252 282 232C290 230 290 220 282 218C220 222 168 190 146 122Z', colour.gold) +
  solid('M128 118C160 190 210 220 290 190C298 186 296 178 288 178C230 190 186 160 160 104Z', colour.straw) +
  flat('M112 132L120 98L150 90L164 112L140 128Z', colour.brown);

/** A heap of small round fruit. */
export const berries = (fill: string, leaf: string = colour.leaf): Drawing =>
  discs(
    fill,
    [150, 222, 30],
    [206, 228, 30],
    [258, 220, 30],
    [178, 180, 30],
    [232, 180, 30],
    [206, 140, 28],
  ) +
  leafAt(206, 120, -36, 0.36, leaf) +
  leafAt(206, 120, 36, 0.36, leaf);

const strawberry = (x: number, y: number, scale: number): Drawing =>
  place(
    solid('M200 250C150 220 132 170 146 142C164 120 236 120 254 142C268 170 250 220 200 250Z', colour.red) +
      dots(
        colour.straw,
        [176, 160, 4],
        [200, 176, 4],
        [226, 160, 4],
        [186, 202, 4],
        [214, 202, 4],
        [200, 226, 4],
      ) +
      leafAt(200, 136, -70, 0.5) +
      leafAt(200, 136, 70, 0.5) +
      leafAt(200, 140, -28, 0.42) +
      leafAt(200, 140, 28, 0.42),
    x,
    y,
    scale,
  );

export const strawberries = (): Drawing =>
  strawberry(150, 196, 0.8) + strawberry(248, 202, 0.8) + strawberry(200, 170, 0.84);

export const cherries = (): Drawing =>
  line('M160 200C170 150 200 110 226 92C236 140 240 160 244 190', colour.green, 6) +
  discs(colour.berry, [158, 214, 36], [246, 210, 38]) +
  leafAt(224, 96, 68, 0.6);

export const grapes = (fill: string): Drawing =>
  line('M200 120V92', colour.brown, 7) +
  discs(
    fill,
    [150, 142, 24],
    [200, 138, 24],
    [250, 142, 24],
    [174, 178, 24],
    [226, 178, 24],
    [200, 214, 24],
    [166, 206, 20],
    [236, 206, 20],
    [200, 244, 18],
  ) +
  leafAt(206, 112, 70, 0.6, colour.leaf);

export const pineapple = (): Drawing =>
  leafAt(200, 130, -50, 0.66, colour.leaf) +
  leafAt(200, 130, 50, 0.66, colour.leaf) +
  leafAt(200, 132, -22, 0.8) +
  leafAt(200, 132, 22, 0.8) +
  leafAt(200, 130, 0, 0.84, colour.leaf) +
  solid(ellipse(200, 188, 56, 66), colour.gold) +
  line(
    'M158 150L240 232M148 184L206 246M186 126L252 190M242 150L160 232M252 184L194 246M214 126L148 190',
    colour.brown,
    3,
  );

/** An oval fruit, whole and cut open. */
export const halved = (skin: string, flesh: string, heart: Drawing): Drawing =>
  solid(ellipse(158, 192, 50, 58), skin) +
  flat(ellipse(246, 202, 50, 50), skin) +
  flat(ellipse(246, 202, 43, 43), flesh) +
  heart;

export const kiwi = (): Drawing =>
  halved(
    colour.brown,
    colour.lime,
    flat(circle(246, 202, 12), colour.cream) +
      dots(
        colour.ink,
        [246, 176, 3],
        [246, 228, 3],
        [220, 202, 3],
        [272, 202, 3],
        [228, 184, 3],
        [264, 184, 3],
        [228, 220, 3],
        [264, 220, 3],
      ),
  );

export const seeded = (skin: string, flesh: string, seeds: string): Drawing =>
  halved(
    skin,
    flesh,
    dots(seeds, [232, 188, 7], [256, 184, 7], [266, 206, 7], [244, 206, 7], [226, 212, 7], [250, 226, 7]),
  );

export const avocado = (): Drawing =>
  solid(
    'M154 108C176 108 182 138 192 160C204 184 206 206 196 226C182 252 126 252 112 226C102 206 106 184 118 160C128 138 132 108 154 108Z',
    colour.forest,
  ) +
  flat(
    'M250 124C270 124 276 150 284 170C296 192 296 212 288 230C274 252 226 252 212 230C204 212 204 192 216 170C224 150 230 124 250 124Z',
    colour.forest,
  ) +
  flat(
    'M250 134C266 134 270 156 277 174C287 194 287 210 280 224C269 242 231 242 220 224C213 210 213 194 223 174C230 156 234 134 250 134Z',
    colour.lime,
  ) +
  discs(colour.brown, [250, 206, 20]);

export const melonFingers = (): Drawing =>
  [112, 172, 232]
    .map(
      (x) =>
        flat(`M${x} 150q28 66 56 0v58q-28 60-56 0Z`, colour.green) +
        flat(`M${x + 5} 146q23 52 46 0v48q-23 50-46 0Z`, colour.terracotta),
    )
    .join('');

export const fruitSalad = (): Drawing =>
  discs(colour.red, [150, 158, 24], [236, 150, 22]) +
  discs(colour.lime, [192, 146, 24]) +
  discs(colour.gold, [266, 164, 22], [208, 168, 20]) +
  discs(colour.plum, [174, 172, 14], [248, 176, 14]) +
  bowl();

/** The stone in a fruit that is cut open. */
export const stone = (): Drawing => solid(ellipse(246, 202, 18, 20), colour.brown);
