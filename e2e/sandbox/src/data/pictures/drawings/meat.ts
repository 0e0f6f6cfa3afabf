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

/** Meat, poultry, fish and seafood. */

export const chicken = (skin: string = colour.crust): Drawing =>
  solid(
    'M94 202C94 148 150 118 206 122C268 126 306 160 306 204C306 240 262 252 200 252C138 252 94 240 94 202Z',
    skin,
  ) +
  solid(
    'M240 176C272 152 306 156 322 132C334 128 342 136 338 146C348 148 350 160 340 164C322 172 318 208 278 220C250 226 228 200 240 176Z',
    colour.brown,
  ) +
  line('M130 196C144 168 168 156 196 156', colour.straw, 5);

export const drumsticks = (): Drawing => {
  const one = solid(
    'M200 96C238 96 254 140 244 172C236 198 214 206 210 226V248Q218 258 206 262Q200 268 194 262Q182 258 190 248V226C186 206 164 198 156 172C146 140 162 96 200 96Z',
    colour.pink,
  );
  return place(one, 152, 186, 0.84, -14) + place(one, 248, 186, 0.84, 14);
};

export const fillets = (fill: string, grain: string): Drawing => {
  const one =
    solid('M92 190C108 152 200 132 266 150C312 162 316 206 284 222C220 248 112 242 92 190Z', fill) +
    line(
      'M140 172Q150 198 142 222M180 162Q192 196 184 232M222 158Q234 192 226 230M260 162Q270 190 264 218',
      grain,
      4,
    );
  return place(one, 190, 158, 0.8) + place(one, 212, 214, 0.8);
};

export const mince = (fill: string): Drawing =>
  solid(ellipse(200, 206, 112, 44), fill) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((n) =>
      line(`M${112 + n * 26} 200q10-${18 + (n % 3) * 10} 22 0t22-2`, n % 2 ? colour.pink : colour.berry, 9),
    )
    .join('');

export const steak = (fill: string, fat: string): Drawing =>
  solid(
    'M88 192C84 140 150 118 210 130C262 138 322 150 316 198C310 244 252 244 206 240C150 240 92 244 88 192Z',
    fat,
  ) +
  solid(
    'M102 192C100 150 156 132 208 142C258 150 306 160 302 198C296 232 250 232 206 228C154 228 104 232 102 192Z',
    fill,
  ) +
  line('M140 186Q162 166 186 180M210 198Q232 182 262 194', fat, 5);

export const joint = (fill: string): Drawing =>
  solid(
    'M88 196C88 146 140 126 200 126C260 126 312 146 312 196C312 240 260 250 200 250C140 250 88 240 88 196Z',
    fill,
  ) +
  line(
    'M134 134Q120 190 136 244M178 126Q164 190 180 250M222 126Q236 190 222 250M266 134Q280 190 264 244',
    colour.cream,
    5,
  ) +
  flat(ellipse(292, 196, 18, 34), colour.blush);

export const chops = (): Drawing => {
  const one =
    solid('M128 150C160 116 232 124 250 162C264 202 226 232 182 226C140 222 104 184 128 150Z', colour.berry) +
    line('M128 150C160 116 232 124 250 162', colour.cream, 9) +
    line('M246 176C280 196 300 214 316 240', colour.sand, 13);
  return place(one, 176, 164, 0.8) + place(one, 206, 210, 0.8);
};

export const rolledJoint = (fill: string, bone: string): Drawing =>
  solid(
    'M92 184C100 132 180 118 230 138C262 150 284 172 300 196L330 204Q342 212 332 220Q334 234 320 230L294 216C262 244 200 254 150 246C108 240 88 216 92 184Z',
    fill,
  ) +
  flat(circle(136, 190, 20), bone) +
  flat(circle(136, 190, 10), colour.blush);

export const sausages = (fill: string): Drawing =>
  [0, 1, 2, 3]
    .map((n) =>
      solid(
        `M${100 + n * 8} ${150 + n * 28}Q${200} ${124 + n * 28} ${296 - n * 4} ${148 + n * 28}q18 12 0 22Q200 ${152 + n * 28} ${106 + n * 8} ${174 + n * 28}q-20-10-6-24Z`,
        fill,
      ),
    )
    .join('');

export const bacon = (): Drawing =>
  [0, 1, 2]
    .map(
      (n) =>
        `<g transform="translate(0 ${n * 36 - 30})">${solid('M92 172C130 150 164 196 204 172C244 150 276 190 310 170V200C276 220 244 180 204 202C164 226 130 180 92 202Z', colour.red)}${line('M92 182C130 160 164 206 204 182C244 160 276 200 310 180', colour.blush, 8)}</g>`,
    )
    .join('');

export const slices = (fill: string, edge: string): Drawing =>
  [-52, 0, 52]
    .map((dx) => solid(ellipse(200 + dx, 188, 64, 62), edge) + flat(ellipse(200 + dx, 188, 56, 54), fill))
    .join('') + dots(colour.blush, [236, 170, 5], [262, 204, 6], [270, 176, 4], [240, 210, 4]);

export const pate = (): Drawing =>
  solid('M96 176H304L292 244Q290 252 280 252H120Q110 252 108 244Z', colour.terracotta) +
  flat(ellipse(200, 176, 104, 24), colour.brown) +
  leafAt(192, 182, -60, 0.42) +
  leafAt(206, 182, 60, 0.42) +
  dots(colour.ink, [160, 172, 4], [238, 174, 4], [200, 190, 4]);

export const fish = (fill: string): Drawing =>
  solid('M70 190C110 140 196 134 262 178L318 146Q310 190 318 234L262 202C196 246 110 240 70 190Z', fill) +
  dots(colour.ink, [112, 182, 6]) +
  line('M140 162Q154 190 140 218M176 168Q186 190 176 212M206 170Q216 190 206 210', colour.paper, 4);

export const prawns = (): Drawing => {
  const one =
    line('M252 128C186 112 138 158 152 204C162 236 206 244 232 220', colour.terracotta, 40) +
    line('M190 136L200 160M160 168L184 176M162 208L184 196M196 236L200 212', colour.blush, 4) +
    flat('M232 220L268 210L262 246L240 240Z', colour.orange) +
    dots(colour.ink, [248, 124, 5]);
  return place(one, 160, 186, 0.74) + place(one, 262, 190, 0.7, 24);
};

export const mussels = (): Drawing =>
  [
    [146, 206, -20],
    [254, 206, 20],
    [200, 166, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        solid('M200 116C246 132 260 190 232 236Q200 258 168 236C140 190 154 132 200 116Z', colour.plum) +
          flat('M200 150C226 164 234 196 218 224Q200 236 182 224C166 196 174 164 200 150Z', colour.orange),
        x,
        y,
        0.7,
        turn,
      ),
    )
    .join('');

export const scallops = (): Drawing =>
  discs(colour.cream, [146, 212, 38], [252, 214, 38], [200, 166, 38]) +
  flat(ellipse(146, 206, 22, 10), colour.crust) +
  flat(ellipse(252, 208, 22, 10), colour.crust) +
  flat(ellipse(200, 160, 22, 10), colour.crust);

export const fingers = (): Drawing =>
  [0, 1, 2]
    .map(
      (n) =>
        solid(box(96 + n * 12, 214 - n * 42, 184, 38, 8), colour.crust) +
        dots(
          colour.brown,
          [130 + n * 12, 226 - n * 42, 3],
          [180 + n * 12, 238 - n * 42, 3],
          [230 + n * 12, 224 - n * 42, 3],
        ),
    )
    .join('');

export const tinFish = (): Drawing =>
  solid(
    'M92 180C126 140 196 138 246 176L300 146Q290 180 300 216L246 184C196 224 126 220 92 180Z',
    colour.blue,
  ) +
  dots(colour.paper, [130, 174, 6]) +
  line('M104 230q24-14 48 0t48 0t48 0t48 0', colour.sky, 7);
