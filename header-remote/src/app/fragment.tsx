import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { renderToString } from 'react-dom/server';
import { Header } from './Header.tsx';
import { createPage, defaultIdPrefix } from './page.ts';
import { type Stamp, stampAttribute, writeStamp } from './stamp.ts';
import { version } from './version.ts';

interface FragmentData extends FragmentRequest {
  /** The style sheet of `./mount`: its text goes into the page, its address keeps it from being fetched again. */
  styles: { href: string; css: string };
}

/** The header as plain HTML with its critical CSS, for a host's server (design §6). It works without JavaScript. */
export function renderFragment({
  options,
  path,
  origin,
  hasTokenSession,
  nonce,
  styles,
}: FragmentData): string {
  const stamp: Stamp = { version, hasTokenSession, path, origin, idPrefix: defaultIdPrefix };
  const markup = renderToString(<Header page={createPage(options, () => stamp)} />);
  const nonceAttribute = nonce ? ` nonce="${escapeAttribute(nonce)}"` : '';
  return (
    `<style data-href="${escapeAttribute(styles.href)}"${nonceAttribute}>${styles.css.replaceAll('</', '<\\/')}</style>` +
    `<div ${stampAttribute}="${escapeAttribute(writeStamp(stamp))}">${markup}</div>`
  );
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
