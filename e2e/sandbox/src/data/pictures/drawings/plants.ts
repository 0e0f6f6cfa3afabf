import { box, circle, colour, type Drawing, ellipse, flat, leafAt, line, place, solid } from '../paint.ts';

/** Flowers and plants. */

export const flower = (petal: string, heart: string = colour.gold): Drawing =>
  [0, 60, 120, 180, 240, 300]
    .map((turn) => `<g transform="rotate(${turn} 200 178)">${flat(ellipse(200, 134, 24, 38), petal)}</g>`)
    .join('') + solid(circle(200, 178, 24), heart);

export const bouquet = (flowerHead: Drawing): Drawing =>
  line('M200 250L150 160M200 250V150M200 250L250 160', colour.green, 6) +
  place(flowerHead, 148, 146, 0.46) +
  place(flowerHead, 252, 146, 0.46) +
  place(flowerHead, 200, 116, 0.5) +
  leafAt(160, 196, -60, 0.5) +
  leafAt(240, 196, 60, 0.5) +
  solid('M146 190H254L220 258H180Z', colour.blush);

export const rose = (fill: string): Drawing =>
  solid(circle(200, 178, 66), fill) +
  line('M200 178q20-20 34 0q4 36-34 36q-46-4-40-46q12-40 56-32', colour.cream, 5);

export const tulip = (fill: string): Drawing =>
  solid('M140 108L170 140L200 104L230 140L260 108V184C260 232 140 232 140 184Z', fill);

export const pottedPlant = (leafColour: string, bloom: Drawing): Drawing =>
  leafAt(200, 208, -60, 1, leafColour) +
  leafAt(200, 208, 60, 1, leafColour) +
  leafAt(200, 208, -26, 1.2) +
  leafAt(200, 208, 26, 1.2) +
  bloom +
  solid('M148 200H252L238 256H162Z', colour.terracotta) +
  flat(box(142, 190, 116, 18, 5), colour.terracotta);

export const bloom = (fill: string): Drawing =>
  line('M200 204C190 160 196 120 222 92', colour.green, 5) +
  place(flower(fill), 222, 92, 0.44) +
  place(flower(fill), 184, 132, 0.38);
