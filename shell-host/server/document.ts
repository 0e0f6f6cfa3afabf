import type { Fragment } from '@grocer/shared-contracts/host/server';
import { html, raw } from 'hono/html';
import type { ShellPage } from '../src/page.ts';

interface DocumentParts {
  nonce: string;
  title: string;
  /** Comes at once but for a server's first pages, which wait for the remote. */
  fragment: Promise<Fragment>;
  page: Omit<ShellPage, 'release'>;
  assets: { script: string; css: string };
  liveReload: boolean;
}

/**
 * The page's HTML in two pieces: what the page is sure of goes out before the header is there. The fragment stands in the
 * first paint, before the host's own app; nothing but the document is waited for before it.
 */
export async function* documentOf(parts: DocumentParts): AsyncGenerator<string> {
  yield String(head(parts));
  yield String(rest(await parts.fragment, parts));
}

const head = ({ nonce, title, assets, liveReload }: DocumentParts) => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} - Grocer</title>
    <link rel="icon" href="data:,">
    <link rel="preload" as="script" href="${assets.script}" nonce="${nonce}">
    <style nonce="${nonce}">${raw(assets.css)}</style>
    <script nonce="${nonce}" src="${assets.script}" defer></script>
    ${liveReload ? raw(`<script nonce="${nonce}">${liveReloadScript}</script>`) : ''}`;

const rest = (fragment: Fragment, { page }: DocumentParts) => html`
    ${raw(fragment.preloads)}
  </head>
  <body>
    <div id="grocer-header">${raw(fragment.html)}</div>
    <div id="app"></div>
    <script type="application/json" id="shell-page">${raw(inertJson({ ...page, release: fragment.release }))}</script>
    <noscript><main id="main-content">This example page needs JavaScript. The header above it does not.</main></noscript>
  </body>
</html>`;

/** JSON that cannot end the script element it stands in. */
const inertJson = (value: ShellPage): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const liveReloadScript = `new EventSource('/live-reload').onmessage = () => location.reload();`;
