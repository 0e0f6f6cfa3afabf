import type { Fragment } from '@grocer/shared-contracts/host/server';
import { html, raw } from 'hono/html';
import type { ShellPage } from '../src/page.ts';

interface DocumentParts {
  nonce: string;
  title: string;
  fragment: Fragment;
  page: ShellPage;
  assets: { script: string; css: string };
  liveReload: boolean;
}

/** The page's HTML: the header's fragment stands in the first paint, before the host's own app. */
export function documentOf({ nonce, title, fragment, page, assets, liveReload }: DocumentParts) {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} - Grocer</title>
    <link rel="icon" href="data:,">
    ${raw(fragment.preloads)}
    <style nonce="${nonce}">${raw(assets.css)}</style>
    <script type="application/json" id="shell-page">${raw(inertJson(page))}</script>
    <script nonce="${nonce}" src="${assets.script}" defer></script>
    ${liveReload ? raw(`<script nonce="${nonce}">${liveReloadScript}</script>`) : ''}
  </head>
  <body>
    <div id="grocer-header">${raw(fragment.html)}</div>
    <div id="app"></div>
    <noscript><main id="main-content">This example page needs JavaScript. The header above it does not.</main></noscript>
  </body>
</html>`;
}

/** JSON that cannot end the script element it stands in. */
const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const liveReloadScript = `new EventSource('/live-reload').onmessage = () => location.reload();`;
