import type { Browser, Page, Request } from 'playwright-core';
import { waitForHeader } from '../../host/test-kit/waitForHeader.ts';
import { CommandError } from '../commandLine.ts';
import { isUnused } from './findProblems.ts';
import { readHeaders, readSurroundings } from './readPage.ts';
import { type PageRecord, recordPage } from './recordPage.ts';

/** Longest wait for the page to load. Milliseconds. */
const loadMs = 60_000;
/** Longest wait for the event `session`, so for the services' first answers. Milliseconds. */
const answerMs = 5000;
/** Longest wait for Chromium's warning about unused preloads, which comes after the load event. Milliseconds. */
const preloadMs = 6000;

export type Visit = Awaited<ReturnType<typeof visitPage>>;

/**
 * Opens a page as a new visitor and waits until its header is usable, at most `timeoutMs`. Returns what was observed.
 * @throws CommandError if the page does not load
 */
export async function visitPage(browser: Browser, address: string, timeoutMs: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const seen = watch(page);
    await page.addInitScript(recordPage);
    const response = await page.goto(address, { timeout: loadMs }).catch(({ message }: Error) => {
      throw new CommandError(`The page did not load: ${message.split('\n')[0]}`);
    });
    await page.evaluate(requestHeader);
    let missing: string | undefined;
    await waitForHeader(page, { timeoutMs }).catch(({ message }: Error) => {
      missing = message;
    });
    if (!missing) await waitForHeader(page, { event: 'session', timeoutMs: answerMs }).catch(() => {});
    const folder = folderOf(seen.requested);
    const html = await response?.text().catch(() => '');
    const links = html?.match(/<link\b[^>]*preload[^>]*>/g) ?? [];
    if (folder && links.some((link) => link.includes(folder.base)))
      await page
        .waitForEvent('console', { predicate: (message) => isUnused(message.text()), timeout: preloadMs })
        .catch(() => {});
    return {
      ...{ address, status: response?.status() ?? 200, missing, ...seen, folder },
      contract: folder?.version && (await readContract(`${folder.base}${folder.version}/release.json`)),
      record: (await page.evaluate('grocerCheck')) as PageRecord,
      headers: await page.evaluate(readHeaders),
      surroundings: await page.evaluate(readSurroundings),
      picture: await takePicture(page),
    };
  } finally {
    await context.close();
  }
}

/** Collects the requests of a page, its console messages and its uncaught errors. */
function watch(page: Page) {
  const requested: string[] = [];
  const messages: { type: string; text: string }[] = [];
  const pageErrors: string[] = [];
  const failed: { url: string; reason: string; isService: boolean }[] = [];
  const fail = (request: Request, reason: string) =>
    failed.push({ url: request.url(), reason, isService: request.headers().breadcrumb !== undefined });
  page.on('console', (message) => messages.push({ type: message.type(), text: message.text() }));
  page.on('pageerror', (error) => pageErrors.push(error.stack ?? String(error)));
  page.on('request', (request) => requested.push(request.url()));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no connection';
    // Ignored: a navigation has aborted it, or the policy has blocked it, which `recordPage` records as a violation.
    if (!/aborted|csp/i.test(reason)) fail(request, reason);
  });
  page.on('response', (response) => {
    // 401 is no failure: nobody is signed in.
    if (response.status() >= 400 && response.status() !== 401)
      fail(response.request(), `${response.status()}`);
  });
  return { requested, messages, pageErrors, failed };
}

/** Runs in the page: requests the header's script now, and not only when the page is idle. */
function requestHeader(): void {
  const bus = (globalThis as Record<symbol, unknown>)[Symbol.for('grocer.bus.1')];
  (bus as { request?(): void } | undefined)?.request?.();
}

/** The folder with the channels and versions, and the version whose entry was loaded. */
function folderOf(requested: readonly string[]): { base: string; version?: string } | undefined {
  for (const url of requested) {
    const [, base, version] = /^([^?#]*\/)(\d+\.\d+\.\d+[^/]*)\/(?:\w+\/)?remoteEntry\.js/.exec(url) ?? [];
    if (base && version) return { base, version };
  }
  const file = requested.find((url) => /\/(header\.js|release\.json|mf-manifest\.json)(\?|$)/.test(url));
  return file === undefined ? undefined : { base: new URL('..', file).href };
}

async function readContract(url: string): Promise<string | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ? (await answer.json()).contract : undefined;
}

/** Screenshot of the header, as PNG. Undefined if the page shows no header. */
async function takePicture(page: Page): Promise<Buffer | undefined> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const header = page.locator('header[data-grocer-version], [data-grocer-fallback]').first();
  const clip = (await header.count()) > 0 ? await header.boundingBox().catch(() => null) : null;
  return clip ? page.screenshot({ clip, animations: 'disabled' }) : undefined;
}
