import type { Release } from '../../contracts/release.ts';
import { isScriptOff } from '../../contracts/switches.ts';
import { createPreloadLinks } from '../preloadLinks.ts';
import type { LoadedRelease } from './createReleaseLoader.ts';
import type { Fragment, FragmentsSettings } from './fragments.ts';
import { renderPreloadLinks } from './markup.ts';
import type { MenuAnswers } from './menus.ts';
import type { FragmentRequest } from './request.ts';
import { afterDeadline } from './waiting.ts';

/**
 * Renders a page with a release. If that fails or takes too long, returns undefined and reports what the page shows
 * otherwise.
 */
export async function renderRelease(
  { release, renderer, styles, start }: LoadedRelease,
  { request, menus, otherwise }: { request: FragmentRequest; menus: MenuAnswers; otherwise: string },
  { deadlineMs, report }: Required<Pick<FragmentsSettings, 'deadlineMs' | 'report'>>,
): Promise<Fragment | undefined> {
  try {
    const { switches } = release;
    const rendering = renderer.render({ ...request, styles, start, menus, ...(switches && { switches }) });
    const html = typeof rendering === 'string' ? rendering : await beforeDeadline(rendering, deadlineMs);
    return completeFragment(html, release, request, request.hasTokenSession);
  } catch (error) {
    report(`header ${release.version} could not be rendered; the page shows ${otherwise}`, error);
    return undefined;
  }
}

function beforeDeadline(html: Promise<string>, deadlineMs: number): Promise<string> {
  const late = afterDeadline(deadlineMs).then(() => {
    throw new Error(`the renderer has not answered within ${deadlineMs} ms`);
  });
  return Promise.race([html, late]);
}

/** Completes the HTML of a page: adds the preloads of its release, and whether a cache may store the page. */
export function completeFragment(
  html: string,
  release: Release | undefined,
  request: FragmentRequest,
  isScriptNeeded: boolean,
): Fragment {
  const isLoaded = isScriptNeeded && release && !isScriptOff(release);
  const preloadLinks = isLoaded ? createPreloadLinks(release, request.nonce) : [];
  const preloads = blockPaintUntilRead(html) + renderPreloadLinks(preloadLinks);
  return { html, preloads, preloadLinks, release, isPersonal: isPersonal(request), vary: 'Cookie' };
}

const isPersonal = ({ lastValues, analytics, experiments, nonce }: FragmentRequest): boolean =>
  Boolean(lastValues || analytics?.length || Object.keys(experiments ?? {}).length || nonce);

/**
 * A link that blocks painting until the whole fragment has arrived, so that a streamed page does not show half a
 * header, which would then move. Only Chromium supports it. Only for a fragment that has the element: without it
 * the page would not be painted before its end.
 */
const blockPaintUntilRead = (html: string): string =>
  html.includes('id="grocer-fragment"')
    ? '<link rel="expect" href="#grocer-fragment" blocking="render">'
    : '';
