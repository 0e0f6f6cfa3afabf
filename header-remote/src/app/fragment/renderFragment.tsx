import {
  contentFragmentSchema,
  createRoutes,
  type HeaderOptions,
  type Notice as NoticeContent,
  parseContract,
  type ResolvedHeaderOptions,
  type Switches,
  taxonomySchema,
} from '@grocer/shared-contracts';
import type { FragmentRequest, ServerAnalyticsEvent } from '@grocer/shared-contracts/host/server';
import {
  escapeHtml,
  type MenuAnswers,
  nonceAttribute,
  type StartScript,
} from '@grocer/shared-contracts/host/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { Notice } from '../../features/notice/Notice.tsx';
import noticeCss from '../../features/notice/notice.css?raw';
import { callHeaders } from '../../platform/http/callHeaders.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';
import { indexCategories } from '../../state/menu/categories.ts';
import { hasFurtherRoots } from '../../state/menu/dueMenus.ts';
import { seasonalTitleOf } from '../../state/menu/seasonalContent.ts';
import { findRootLinks } from '../../state/menu/taxonomy.ts';
import { fixedPrimaryLinks } from '../../state/page/links.ts';
import { version } from '../../ui/root/version.ts';
import type { StartServices } from '../head-start/createHeadStart.ts';
import { createHeaderInstance, createOptionsResolver } from '../runtime/headerInstance.ts';
import { parseLastValues } from '../runtime/last-values/lastValuesText.ts';
import { defaultIdPrefix, type Stamp, serializeStamp, stampAttribute } from '../runtime/stamp.ts';
import { createSharedOptions, memoizeByObject } from './cache.ts';
import { experimentsAttribute, exposuresOf, readExperiments } from './readExperiments.ts';
import { renderHeader, type ServerRows } from './renderHeader.tsx';
import { renderMenuRows, renderSeasonalRows } from './renderMenuRows.tsx';

/** Host kits of all versions delay the first paint until the element with this id has been parsed. */
const fragmentId = 'grocer-fragment';

interface FragmentData extends FragmentRequest {
  /** The style sheet of `./mount`. The CSS is inlined; webpack recognises by `href` that the sheet is loaded. */
  styles: { href: string; css: string };
  /** `start.js`. Undefined for older host kits and static HTML files (behaviour/session#no-early-calls). */
  start?: StartScript | undefined;
  /** Answers of the menu services. Undefined for static HTML files, and before the server has any. */
  menus?: MenuAnswers | undefined;
  /** The publisher's switches (behaviour/switches). Undefined for older host kits. */
  switches?: Switches | undefined;
}

/**
 * Renders the header as HTML with its critical CSS, for a host's server (behaviour/loading#render-fragment).
 * The HTML works without JavaScript. Options, styles and menus are cached by identity: to change one of them,
 * pass a new object. Different objects with equal options share one cached markup.
 */
export function renderFragment({
  options,
  path,
  origin,
  hasTokenSession,
  lastValues,
  nonce,
  analytics,
  experiments: given,
  styles,
  start,
  menus,
  switches = {},
}: FragmentData): string {
  const { off, notice } = switches;
  const resolved = resolveOptions(options);
  const { config } = resolved;
  const routes = memoizedRoutes(resolved);
  const taxonomy = parseTaxonomy(menus?.taxonomy);
  const content = off?.includes('seasonal-menu') ? undefined : parseContent(menus?.seasonal);
  const stamp: Stamp = { version, hasTokenSession, path, origin, idPrefix: defaultIdPrefix, ...switches };
  const experiments = readExperiments(given);
  if (experiments) stamp.experiments = experiments;
  // The links are added to the stamp, so that the browser hydrates with the same links.
  if (taxonomy && hasFurtherRoots(config.menuRoots)) {
    const roots = Object.values(config.menuRoots).filter((id) => id !== null);
    const index = indexCategories(taxonomy, roots);
    // The delivery pass is unknown, because a server does not request it.
    const page = { routes, origin, menuRoots: config.menuRoots, deliveryPass: 'UNKNOWN' } as const;
    stamp.rootLinks = findRootLinks({ ...page, index });
  }
  const primaryLinks = stamp.rootLinks?.megaMenu ?? fixedPrimaryLinks(routes);
  const beside = primaryLinks.map(({ href }) => href);
  const categories = taxonomy && renderMenuRows(taxonomy, { config, routes, beside });
  if (categories?.panel !== undefined) stamp.hasGroceries = true;
  if (hasTokenSession) stamp.lastValues = parseLastValues(lastValues);
  if (content) stamp.seasonal = seasonalTitleOf(content, (href) => routes.contentLink(href, origin));
  const seasonal =
    content && stamp.seasonal ? renderSeasonalRows(content, stamp.seasonal, { routes, origin }) : undefined;
  if (seasonal?.panel !== undefined) stamp.hasSeasonal = true;
  return (
    (start && hasTokenSession ? startElement(start, resolved, nonce) : '') +
    styleElement(styles, nonce) +
    (notice ? noticeElement(notice, nonce) : '') +
    headerElement(options, stamp, {
      rows: { categories, seasonal },
      analytics: [...exposuresOf(experiments), ...serializable(analytics)],
    })
  );
}

const validateOptions = createOptionsResolver();
const shareOptions = createSharedOptions();
const resolveOptions = memoizeByObject((options: unknown) => shareOptions(validateOptions(options)));

const memoizedRoutes = memoizeByObject(createRoutes);

const parseTaxonomy = parseOnce((answer) => parseContract(taxonomySchema, answer, 'taxonomy'));
const parseContent = parseOnce((answer) => parseContract(contentFragmentSchema, answer, 'content'));

/** Parses each answer once for all pages. Undefined if it is no object, or if it is invalid, which is reported once. */
function parseOnce<Parsed>(parse: (answer: unknown) => Parsed): (answer: unknown) => Parsed | undefined {
  const parseOrReport = memoizeByObject((answer: unknown) => {
    try {
      return parse(answer);
    } catch (error) {
      logToConsole('a menu answer is invalid; the fragment is rendered without that menu', error);
      return undefined;
    }
  });
  return (answer) => (typeof answer === 'object' && answer !== null ? parseOrReport(answer) : undefined);
}

/**
 * Renders the script element of `start.js`. It is the fragment's first element, because its calls take longest. With a
 * nonce the page's policy allows inline scripts: the element then has the code itself, if the server has passed it and
 * HTML allows it, so that the calls need not wait for a download.
 */
function startElement(
  { src, integrity, code }: StartScript,
  { config, services }: ResolvedHeaderOptions,
  nonce?: string,
): string {
  const { token, context, graph, slots, addresses, branches } = services;
  const folder = new URL('.', src).href;
  const bases = { token, context, graph, slots, addresses, branches };
  const data: StartServices = { headers: callHeaders(config), folder, ...bases };
  const attributes = `${nonceAttribute(nonce)} data-services="${escapeHtml(JSON.stringify(data))}"`;
  if (nonce !== undefined && code !== undefined && isAllowedInHtml(code))
    return `<script${attributes}>${code}</script>`;
  return `<script async fetchpriority="high" src="${escapeHtml(src)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous"${attributes}></script>`;
}

/** Whether the code can be inlined: `</script` or `<!--` in it would change where the script element ends. */
const isAllowedInHtml = (code: string): boolean => !/<(?:\/script|!--)/i.test(code);

const memoizedCss = memoizeByObject(({ css }: FragmentData['styles']) => css.replaceAll('</', '<\\/'));

function styleElement(styles: FragmentData['styles'], nonce: string | undefined): string {
  return `<style data-href="${escapeHtml(styles.href)}"${nonceAttribute(nonce)}>${memoizedCss(styles)}</style>`;
}

/** Renders the notice beside the header, so that neither hydration nor another version of the header changes it. */
const noticeElement = (notice: NoticeContent, nonce: string | undefined): string =>
  `<div data-grocer-notice><style${nonceAttribute(nonce)}>${noticeCss}</style>${renderToStaticMarkup(<Notice notice={notice} />)}</div>`;

/**
 * Renders the header from the options and the stamp, because the browser hydrates from these, and inserts the menu
 * rows, which the browser does not hydrate. The server's events are added to the stamp later: as part of the cache key
 * they would give each page its own entry.
 */
function headerElement(
  options: HeaderOptions,
  stamp: Stamp,
  { rows, analytics }: { rows: ServerRows; analytics: readonly ServerAnalyticsEvent[] },
): string {
  const instance = createHeaderInstance(options, () => stamp, resolveOptions);
  const written = escapeHtml(serializeStamp(analytics.length > 0 ? { ...stamp, analytics } : stamp));
  const attributes = `${stampAttribute}="${written}"${experimentsAttribute(stamp.experiments)}`;
  return `<div id="${fragmentId}" ${attributes}>${renderHeader(instance, stamp, rows)}</div>`;
}

/** Returns the events, or none if they are not JSON, so that they do not cost the page its header. */
function serializable(analytics: FragmentRequest['analytics'] = []): readonly ServerAnalyticsEvent[] {
  try {
    JSON.stringify(analytics);
    return analytics;
  } catch (error) {
    logToConsole('the analytics events of a page are not JSON; the fragment is rendered without them', error);
    return [];
  }
}
