import type { Fragment } from '@grocer/shared-contracts/host/server';
import { html, raw } from 'hono/html';
import type { ShellPage } from '../src/page.ts';

interface DocumentParts {
  nonce: string;
  title: string;
  /** What search engines show below the title. */
  description: string;
  /** Resolves at once, except on the first pages of a server process, which wait for the remote. */
  fragment: Promise<Fragment>;
  page: Omit<ShellPage, 'release'>;
  assets: {
    script: string;
    /** The app, which the script loads when the page has been painted. */
    appScripts: string[];
    /** Scripts that the app imports after it has begun to load the header. */
    laterScripts: string[];
    /** `href` becomes `data-href`, which tells the app's scripts that the style sheet is already in the page. */
    styles: { href: string; css: string }[];
  };
  liveReload: boolean;
}

/**
 * The page's HTML in two chunks. The first one does not need the header and is sent before the fragment is ready. The
 * fragment is in the document, so the first paint shows it before the host's own app has loaded.
 */
export async function* renderDocument(parts: DocumentParts): AsyncGenerator<string> {
  yield String(head(parts));
  yield String(rest(await parts.fragment, parts));
}

const head = ({ nonce, title, description, assets, liveReload }: DocumentParts) => html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} - Grocer</title>
    <meta name="description" content="${description}">
    <link rel="icon" href="data:,">
    ${[assets.script, ...assets.appScripts].map(
      (href) => html`<link rel="preload" as="script" href="${href}" nonce="${nonce}">`,
    )}
    ${assets.styles.map(
      ({ href, css }) => html`<style nonce="${nonce}" data-href="${href}">${raw(css)}</style>`,
    )}
    <script nonce="${nonce}" src="${assets.script}" defer></script>
    ${liveReload ? raw(`<script nonce="${nonce}">${liveReloadScript}</script>`) : ''}`;

/** Preloads of the header's files go before those of the page's own code. Neither waits for the other. */
const rest = (fragment: Fragment, { page, assets, nonce }: DocumentParts) => html`
    ${raw(fragment.preloads)}
    ${assets.laterScripts.map(
      (href) => html`<link rel="preload" as="script" href="${href}" fetchpriority="low" nonce="${nonce}">`,
    )}
  </head>
  <body>
    <div id="grocer-header">${raw(fragment.html)}</div>
    <div id="app"><main id="main-content" tabindex="-1"><noscript>This example page needs JavaScript. The header above it does not.</noscript></main></div>
    <script type="application/json" id="shell-page">${raw(inertJson({ ...page, release: fragment.release }))}</script>
  </body>
</html>`;

/** JSON for a script element, without any `<` that could end the element. */
const inertJson = (value: ShellPage): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const liveReloadScript = `new EventSource('/live-reload').onmessage = () => location.reload();`;
