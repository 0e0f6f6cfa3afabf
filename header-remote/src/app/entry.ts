import { chooseReact, type Offers } from './chooseReact.ts';

/** webpack's table of what is shared: what stands here is taken before the header's own copy. */
declare const __webpack_share_scopes__: { default?: Offers };

const widgets = () => import(/* webpackChunkName: "widgets" */ './doors.ts');

/** A door that a host opens as `lazy(() => import('header/Header'))`, or by its name. */
const component = (name: Exclude<keyof Awaited<ReturnType<typeof widgets>>, 'mount'>) => async () => {
  const { [name]: Door } = await widgets();
  return { [name]: Door, default: Door };
};

/** The doors of design §5; they share one chunk. The entry of `federation.ts` has the same. */
const doors: Readonly<Record<string, () => Promise<unknown>>> = {
  './Header': component('Header'),
  './AmendBar': component('AmendBar'),
  './AppBanner': component('AppBanner'),
  './CheckoutButton': component('CheckoutButton'),
  './ContentCell': component('ContentCell'),
  './MultiSearch': component('MultiSearch'),
  './mount': widgets,
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
