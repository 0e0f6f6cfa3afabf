import { pathnameOf } from './pathnameOf.ts';

/** Whether the header is on the homepage or on another page of the shop. It decides the account menu. */
export type Placement = 'home' | 'shop';

/**
 * Returns the placement of a path: `home` on `/` and on `root` with or without a last `/`, else `shop`
 * (behaviour/header#placement). Query and hash are ignored. `root` is `config.root`.
 */
export function placementOf(path: string, root: string): Placement {
  const pathname = pathnameOf(path);
  return pathname === '/' || pathname === root || pathname === `${root}/` ? 'home' : 'shop';
}
