import { Hono } from 'hono';
import { receiveCall, type SandboxEnv } from '../../context.ts';
import type { Category } from '../../data/category.ts';
import { furtherRoots } from '../../data/furtherRoots.ts';
import { readNumber, readOneOf } from '../../readBody.ts';
import { catalogueOf } from '../../second-shop/catalogueOf.ts';
import { sparseCategory } from '../../second-shop/sparseAnswers.ts';
import type { World } from '../../world.ts';

const maxDepth = 7;

export const taxonomyService = (world: World) =>
  new Hono<SandboxEnv>().get('/taxonomy/v1/categories', receiveCall(world, 'taxonomy'), (c) => {
    const query = c.req.query();
    const shape = readOneOf(query.shape ?? 'flat', 'shape', ['flat', 'tree']);
    const depth = readNumber(Number(query.depth ?? maxDepth), 'depth', { min: 1, max: maxDepth });
    const rootIds = query.roots?.split(',');
    const { shopper } = c.get('visitor');
    const { roots } = catalogueOf(shopper);
    const requested = rootIds ? [...roots, ...furtherRoots].filter(({ id }) => rootIds.includes(id)) : roots;
    if (shopper.shop === 'second')
      return c.json({ categories: requested.map((root) => sparseCategory(root, depth)) });
    const toShape = shape === 'tree' ? toTree : toList;
    return c.json({ categories: requested.flatMap((root) => toShape(root, depth)) });
  });

/** The category and all below it as one list. Those at the last requested level have no children. */
const toList = (category: Category, depth: number): object[] => {
  const children = depth > 1 ? category.children : [];
  return [
    { ...commonFields(category), categoryIds: children.map(({ id }) => id), banner: category.banner },
    ...children.flatMap((child) => toList(child, depth - 1)),
  ];
};

const toTree = (category: Category, depth: number): object => ({
  ...commonFields(category),
  megaMenuBanner: category.banner,
  childCategories: depth > 1 ? category.children.map((child) => toTree(child, depth - 1)) : [],
});

const commonFields = ({ path: _path, children: _children, banner: _banner, ...fields }: Category) => fields;
