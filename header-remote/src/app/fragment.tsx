import { createRoutes, type HeaderOptions } from '@grocer/shared-contracts';
import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { seasonalTitle } from '../state/menu/seasonalTitle.ts';
import { crawlerLinks } from './crawlerLinks.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { headerMarkup } from './headerMarkup.tsx';
import { keepFor } from './keepFor.ts';
import { createPage, defaultIdPrefix, resolveOnce } from './page.ts';
import { type MenuAnswers, readSeasonal, readTaxonomy } from './readMenus.ts';
import { type Stamp, stampAttribute, writeStamp } from './stamp.ts';
import { version } from './version.ts';

/** Host kits of every version let the page's first paint wait until this element has been read: no half header is shown. */
const fragmentId = 'grocer-fragment';

interface FragmentData extends FragmentRequest {
  /** The style sheet of `./mount`: its text goes into the page, its address keeps it from being fetched again. */
  styles: { href: string; css: string };
  /** What the services answered; static files and servers that have no answer yet go without. */
  menus?: MenuAnswers | undefined;
}

/**
 * The header as plain HTML with its critical CSS, for a host's server (design §6). It works without JavaScript. Options,
 * styles and menus are read once for each object: where one of them changes, it is another object.
 */
export function renderFragment({
  options,
  path,
  origin,
  hasTokenSession,
  nonce,
  styles,
  menus,
}: FragmentData): string {
  const resolved = resolveKept(options);
  const routes = routesOf(resolved);
  const taxonomy = readTaxonomy(menus?.taxonomy);
  const seasonal = readSeasonal(menus?.seasonal);
  const stamp: Stamp = { version, hasTokenSession, path, origin, idPrefix: defaultIdPrefix };
  if (seasonal) stamp.seasonal = seasonalTitle(seasonal, (href) => routes.contentLink(href, origin));
  return (
    styleElement(styles, nonce) +
    headerElement(options, stamp) +
    (taxonomy ? crawlerLinks(taxonomy, resolved.config, routes) : '')
  );
}

const resolveKept = keepFor(resolveOnce());

const routesOf = keepFor(createRoutes);

const cssOf = keepFor(({ css }: FragmentData['styles']) => css.replaceAll('</', '<\\/'));

function styleElement(styles: FragmentData['styles'], nonce: string | undefined): string {
  const nonceAttribute = nonce ? ` nonce="${escapeMarkup(nonce)}"` : '';
  return `<style data-href="${escapeMarkup(styles.href)}"${nonceAttribute}>${cssOf(styles)}</style>`;
}

/** A browser takes the markup over with nothing but the options and the stamp: so nothing else is in it. */
function headerElement(options: HeaderOptions, stamp: Stamp): string {
  const page = createPage(options, () => stamp, resolveKept);
  return `<div id="${fragmentId}" ${stampAttribute}="${escapeMarkup(writeStamp(stamp))}">${headerMarkup(page, stamp)}</div>`;
}
