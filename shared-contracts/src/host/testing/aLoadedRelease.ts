import type { Release } from '../../contracts/release.ts';

/** A release of which a page knows the absolute addresses. */
export const aLoadedRelease = (version = '1.0.0', changes: Partial<Release> = {}): Release => ({
  version,
  entry: `https://header.example/${version}/remoteEntry.js`,
  assets: { scripts: [`https://header.example/${version}/widgets.js`], styles: [] },
  integrity: { [`https://header.example/${version}/remoteEntry.js`]: 'sha384-entry' },
  contract: '0.1.0',
  fragments: { module: `https://header.example/${version}/fragment.mjs` },
  ...changes,
});
