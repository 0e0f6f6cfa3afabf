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

/** Milk, eggs and cheese. */

export const drop = (fill: string): Drawing =>
  solid(
    'M200 92C226 138 258 170 258 202C258 236 232 256 200 256C168 256 142 236 142 202C142 170 174 138 200 92Z',
    fill,
  ) + line('M170 206Q172 228 192 234', colour.paper, 6);

export const swirl = (fill: string): Drawing =>
  solid(
    'M200 92C214 116 236 126 240 146C262 152 268 176 256 190C276 202 276 236 250 244H150C124 236 124 202 144 190C132 176 138 152 160 146C166 126 196 120 200 92Z',
    fill,
  ) + line('M156 192Q200 208 244 190M168 148Q200 160 232 146', colour.stone, 3);

const oneEgg = (fill: string): Drawing =>
  solid(
    'M200 112C228 112 250 160 250 198C250 232 228 250 200 250C172 250 150 232 150 198C150 160 172 112 200 112Z',
    fill,
  );

export const eggBox = (shell: string, card: string): Drawing =>
  [128, 200, 272].map((x) => place(oneEgg(shell), x, 164, 0.62)).join('') +
  solid(
    'M76 186Q100 172 128 190Q164 172 200 190Q236 172 272 190Q300 172 324 186L312 246Q310 254 300 254H100Q90 254 88 246Z',
    card,
  ) +
  line('M164 196V246M236 196V246', colour.stone, 4);

export const butterPat = (): Drawing =>
  flat(ellipse(200, 238, 118, 18), colour.paper) +
  solid('M112 180L140 158H298L272 180Z', colour.straw) +
  solid(box(112, 180, 160, 54), colour.gold) +
  flat('M272 180L298 158V212L272 234Z', colour.crust) +
  line('M150 180V234', colour.straw, 3);

export const cheeseWedge = (fill: string, rind: string, holes = false): Drawing =>
  flat('M92 184L240 112Q296 126 306 184Z', colour.straw) +
  solid(box(92, 184, 214, 66), fill) +
  flat('M240 112Q296 126 306 184V196Q294 136 238 122Z', rind) +
  (holes ? dots(colour.crust, [138, 214, 15], [206, 226, 10], [262, 208, 16]) : '');

export const blueCheese = (): Drawing =>
  cheeseWedge(colour.cream, colour.stone) +
  line(
    'M116 206L142 214L138 232M176 200L204 210L226 204M214 230L246 226L262 238M270 202L288 212',
    colour.blue,
    5,
  );

/** A whole round cheese with a piece cut out. */
export const cheeseRound = (fill: string, rind: string): Drawing =>
  solid('M88 172V222Q92 254 200 254Q308 254 312 222V172Z', rind) +
  flat(ellipse(200, 172, 112, 42), rind) +
  flat(ellipse(200, 170, 104, 36), fill) +
  flat('M200 170L296 156L304 172L262 200Z', colour.straw);

export const cheeseBalls = (fill: string): Drawing =>
  discs(fill, [150, 206, 46], [252, 210, 42], [204, 164, 42]) +
  leafAt(204, 136, -40, 0.4) +
  leafAt(204, 136, 40, 0.4);

export const cheeseSlab = (fill: string): Drawing =>
  solid(box(104, 168, 192, 80, 10), fill) +
  line('M136 168V248M168 168V248M200 168V248M232 168V248M264 168V248', colour.stone, 3);
