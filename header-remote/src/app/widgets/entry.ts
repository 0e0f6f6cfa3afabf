import { widgetNames } from '@grocer/shared-contracts';
import { assertSupportedBrowser } from '@grocer/shared-contracts/host/shared';
import { chooseShared, type ShareScope } from './chooseShared.ts';

/** webpack's share scopes: a module in them is used instead of the header's own copy. */
declare const __webpack_share_scopes__: { default?: ShareScope };

const loadMount = () => import(/* webpackChunkName: "widgets" */ './mount.tsx');
const loadExposed = () => import(/* webpackChunkName: "widgets" */ './exposed/exposed.ts');

/** The exposed modules with their loaders. All of them share the chunk `widgets`. */
const exposed: Readonly<Record<string, () => Promise<unknown>>> = {
  ...Object.fromEntries(
    widgetNames.map((name) => [
      `./${name}`,
      async () => {
        const { [name]: Widget } = (await loadExposed()).exposed;
        // The named export, and the default export that `lazy(() => import('header/Header'))` needs.
        return { [name]: Widget, default: Widget };
      },
    ]),
  ),
  './mount': loadMount,
};

/**
 * Initialises `remoteEntry.js`, a federation container of 3 KB that works with or without a federation
 * runtime (decision 8). If a page has two runtimes, the first share scope is used: the header runs once.
 */
export function init(scope: ShareScope = {}): void {
  __webpack_share_scopes__.default ??= chooseShared(scope);
}

/**
 * @throws Error for an unknown name, UnsupportedBrowserError in an older browser, ChunkLoadError if the chunk cannot be
 * loaded; a later call tries again
 */
export async function get(name: string): Promise<() => unknown> {
  const load = exposed[name];
  if (!load) {
    throw new Error(`The header exposes no "${name}"; it exposes ${Object.keys(exposed).join(', ')}`);
  }
  assertSupportedBrowser();
  const module = await load();
  return () => module;
}
