/**
 * Parts of flat drawings on a canvas of 400 x 300. Objects stand on the line y = 250 and are centred on x = 200. Light
 * comes from the left: the right half of a thing is in the shade.
 */

/** The colours of all drawings: the header's own, and what food needs beside them. */
export const colour = {
  green: '#17573F',
  forest: '#0E3A2A',
  leaf: '#4F8768',
  lime: '#A9BF6A',
  paleGreen: '#C7D8C9',
  red: '#A8281F',
  berry: '#7A1F3D',
  plum: '#4D2437',
  pink: '#E2B6A0',
  blush: '#EACDBE',
  orange: '#D98A3D',
  terracotta: '#C66F4A',
  gold: '#E6BC66',
  straw: '#F0CE84',
  crust: '#D2A04A',
  brown: '#8A5A34',
  chocolate: '#5B3423',
  cream: '#FBF6EA',
  paper: '#FFFFFF',
  sand: '#E5DFD5',
  stone: '#B9B0A2',
  ink: '#211F1B',
  steel: '#8D979B',
  ice: '#D3E1E6',
  sky: '#9DBBC6',
  blue: '#4C7487',
} as const;

/** Part of a drawing, as SVG. */
export type Drawing = string;

export const flat = (outline: string, fill: string): Drawing => `<path d="${outline}" fill="${fill}"/>`;

/** A shape with its right half in the shade. */
export const solid = (outline: string, fill: string): Drawing =>
  `${flat(outline, fill)}<path d="${outline}" fill="#0E2A20" fill-opacity=".13" clip-path="inset(0 0 0 50%)"/>`;

export const line = (outline: string, stroke: string, width = 4): Drawing =>
  `<path d="${outline}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

/** A box with round corners, from its left top corner. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

/** Discs at several places, each shaded. */
export const discs = (
  fill: string,
  ...list: readonly (readonly [x: number, y: number, r: number])[]
): Drawing => list.map(([x, y, r]) => solid(circle(x, y, r), fill)).join('');

/** Dots without shade, such as seeds. */
export const dots = (
  fill: string,
  ...list: readonly (readonly [x: number, y: number, r: number])[]
): Drawing => list.map(([x, y, r]) => flat(circle(x, y, r), fill)).join('');

/** A drawing moved, scaled and turned about its middle (200, 178). */
export const place = (drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-200 -178)">${drawing}</g>`;

/** A pointed leaf that grows upwards from a point. */
export const leafAt = (
  x: number,
  y: number,
  turn: number,
  scale = 0.5,
  fill: string = colour.green,
): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${solid('M0 0C-22-30-22-70 0-100C22-70 22-30 0 0Z', fill)}</g>`;

/** The whole picture: wall, table and what stands on it. */
export const scene = (wall: string, table: string, objects: Drawing): Drawing =>
  `<rect width="400" height="300" fill="${wall}"/><rect y="196" width="400" height="104" fill="${table}"/>` +
  `<g transform="translate(200 153) scale(1.08) translate(-200 -178)">${objects}</g>`;
