import { Hono } from 'hono';
import type { Category } from '../data/category.ts';
import { roots } from '../data/taxonomy.ts';
import { receives, type SandboxEnv } from '../exchange.ts';
import { readNumber, readOneOf } from '../readBody.ts';
import type { World } from '../world.ts';

const deepest = 7;

export const taxonomyService = (world: World) =>
  new Hono<SandboxEnv>().get('/taxonomy/v1/categories', receives(world, 'taxonomy'), (c) => {
    const query = c.req.query();
    const shape = readOneOf(query.shape ?? 'flat', 'shape', ['flat', 'tree']);
    const depth = readNumber(Number(query.depth ?? deepest), 'depth', { min: 1, max: deepest });
    const wanted = query.roots?.split(',');
    const asked = roots.filter(({ id }) => wanted === undefined || wanted.includes(id));
    const toShape = shape === 'tree' ? nested : listed;
    return c.json({ categories: asked.flatMap((root) => toShape(root, depth)) });
  });

/** Every category on its own; those at the last level asked for have no children. */
const listed = (category: Category, depth: number): object[] => {
  const children = depth > 1 ? category.children : [];
  return [
    { ...common(category), categoryIds: children.map(({ id }) => id), banner: category.banner },
    ...children.flatMap((child) => listed(child, depth - 1)),
  ];
};

const nested = (category: Category, depth: number): object => ({
  ...common(category),
  megaMenuBanner: category.banner,
  childCategories: depth > 1 ? category.children.map((child) => nested(child, depth - 1)) : [],
});

const common = ({
  id,
  name,
  shortName,
  url,
  emptyOfProducts,
  hiddenInNav,
  additionalClasses,
  iconName,
  offer,
}: Category) => ({
  id,
  name,
  shortName,
  url,
  emptyOfProducts,
  hiddenInNav,
  additionalClasses,
  iconName,
  offer,
});
