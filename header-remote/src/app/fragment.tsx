import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { renderToString } from 'react-dom/server';
import { setSeasonalMenuAtom } from '../state/menu/seasonalMenu.ts';
import { seasonalTitle } from '../state/menu/seasonalTitle.ts';
import { optionsAtom, routesAtom } from '../state/page.ts';
import { crawlerLinks } from './crawlerLinks.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { Header } from './Header.tsx';
import { createPage, defaultIdPrefix } from './page.ts';
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

/** The header as plain HTML with its critical CSS, for a host's server (design §6). It works without JavaScript. */
export function renderFragment({
  options,
  path,
  origin,
  hasTokenSession,
  nonce,
  styles,
  menus,
}: FragmentData): string {
  const stamp: Stamp = { version, hasTokenSession, path, origin, idPrefix: defaultIdPrefix };
  const page = createPage(options, () => stamp);
  const routes = page.store.get(routesAtom);
  const { config } = page.store.get(optionsAtom);
  const taxonomy = readTaxonomy(menus?.taxonomy);
  const seasonal = readSeasonal(menus?.seasonal);
  if (seasonal) {
    stamp.seasonal = seasonalTitle(seasonal, (href) => routes.contentLink(href, origin));
    page.store.set(setSeasonalMenuAtom, stamp.seasonal);
  }
  const markup = renderToString(<Header page={page} />);
  const nonceAttribute = nonce ? ` nonce="${escapeMarkup(nonce)}"` : '';
  return (
    `<style data-href="${escapeMarkup(styles.href)}"${nonceAttribute}>${styles.css.replaceAll('</', '<\\/')}</style>` +
    `<div id="${fragmentId}" ${stampAttribute}="${escapeMarkup(writeStamp(stamp))}">${markup}</div>${taxonomy ? crawlerLinks(taxonomy, config, routes) : ''}`
  );
}
