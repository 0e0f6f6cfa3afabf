import { logToConsole } from '../../platform/logger/logToConsole.ts';

declare const module: { hot: { check(autoApply: true): Promise<unknown> } };
declare const __webpack_share_scopes__: { default?: object };
declare const __webpack_public_path__: string;

// Only in development. Fast Refresh must start before React, which must be a development build. The page's React has
// started already and may be a production build, so the header shares nothing with the page.
__webpack_share_scopes__.default = {};

/** Replaces changed components in their place, with their state, after each build (behaviour/local-override#hot-reload). */
new EventSource(new URL('/live-reload', __webpack_public_path__)).onmessage = async () => {
  try {
    await module.hot.check(true);
  } catch {
    logToConsole('a change cannot be replaced in this page; it is loaded again');
    location.reload();
  }
};
