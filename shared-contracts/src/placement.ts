/** Where the header stands: on the site's homepage, or anywhere else in the shop. Decides the account menu. */
export type Placement = 'home' | 'shop';

/**
 * The placement of a path (clarification 31): `home` on `/` and on the site's root with or without its last `/`, else
 * `shop`. Query and hash are left out of account. `root` is `config.root`.
 */
export function placementOf(path: string, root: string): Placement {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname === '/' || pathname === root || pathname === `${root}/` ? 'home' : 'shop';
}
