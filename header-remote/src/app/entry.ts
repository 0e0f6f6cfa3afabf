import { chooseReact, type Offers } from './chooseReact.ts';

/** webpack's table of what is shared: what stands here is taken before the header's own copy. */
declare const __webpack_share_scopes__: { default?: Offers };

/** The doors of design §5; they share one chunk. The entry of `federation.ts` has the same. */
const doors: Readonly<Record<string, () => Promise<unknown>>> = {
  './Header': () => import(/* webpackChunkName: "widgets" */ './headerDoor.ts'),
  './AmendBar': () => import(/* webpackChunkName: "widgets" */ './AmendBar.tsx'),
  './AppBanner': () => import(/* webpackChunkName: "widgets" */ './AppBanner.tsx'),
  './CheckoutButton': () => import(/* webpackChunkName: "widgets" */ './CheckoutButton.tsx'),
  './ContentCell': () => import(/* webpackChunkName: "widgets" */ './contentCellDoor.ts'),
  './MultiSearch': () => import(/* webpackChunkName: "widgets" */ './MultiSearch.tsx'),
  './mount': () => import(/* webpackChunkName: "widgets" */ './mount.tsx'),
};

/**
 * `remoteEntry.js`: a federation container of 2 KB, for any runtime (decision 8). `offers` is the page's share scope; of
 * two pages' runtimes the first decides, for the header runs once.
 */
export function init(offers: Offers = {}): void {
  __webpack_share_scopes__.default ??= chooseReact(offers);
}

/** @throws Error when there is no such door, ChunkLoadError when its chunk does not come; it may be asked again */
export async function get(door: string): Promise<() => unknown> {
  const open = doors[door];
  if (!open) throw new Error(`There is no door "${door}"; there are: ${Object.keys(doors).join(', ')}`);
  const opened = await open();
  return () => opened;
}
