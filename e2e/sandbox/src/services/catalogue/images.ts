import { Hono } from 'hono';
import { receiveCall, type SandboxEnv } from '../../context.ts';
import { drawProduct } from '../../data/pictures/drawProduct.ts';
import { frames, pictures, signs } from '../../data/pictures/scenes.ts';
import { findProduct } from '../../data/products.ts';
import { Refusal } from '../../refusal.ts';
import type { World } from '../../world.ts';

/** Pictures of content, adverts and products, and the tracking pixels of adverts. */
export const imagesService = (world: World) =>
  new Hono<SandboxEnv>()
    .get('/images/:file', (c) => {
      const name = c.req.param('file').replace(/\.svg$/, '');
      const drawing = drawingOf(name);
      if (drawing === undefined)
        throw new Refusal(404, 'PICTURE_NOT_FOUND', `There is no picture ${c.req.path}.`);
      const width = sideLength(c.req.query('w'), 400);
      const height = sideLength(c.req.query('h'), 300);
      const frame = name in pictures ? frameFor(width / height) : frames.landscape;
      return c.body(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" preserveAspectRatio="xMidYMid slice" width="${width}" height="${height}">${drawing}</svg>`,
        200,
        { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
      );
    })
    .on(['GET', 'POST'], '/pixels/:kind/:id', receiveCall(world, 'pixel'), (c) => c.body(null, 204));

const drawingOf = (name: string): string | undefined => {
  const lineNumber = /^product-(.+)$/.exec(name)?.[1];
  if (lineNumber === undefined) return pictures[name] ?? signs[name];
  const product = findProduct(lineNumber);
  return product && drawProduct(product);
};

const frameFor = (ratio: number): string => {
  if (ratio < 1) return frames.portrait;
  return ratio < 1.8 ? frames.landscape : frames.wide;
};

const sideLength = (requested: string | undefined, fallback: number): number => {
  const pixels = Math.round(Number(requested));
  return pixels > 0 && pixels <= 4000 ? pixels : fallback;
};
