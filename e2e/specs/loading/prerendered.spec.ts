import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fragments, readRequest } from '@grocer/shared-contracts/host/server';
import { Hono } from 'hono';
import { expect, test } from '../../fixtures/test.ts';
import { findChromium } from '../../tools/stack/findChromium.ts';
import { listen } from '../../tools/stack/listen.ts';
import { temporaryFolder } from '../../tools/stack/processes.ts';
import type { Stack } from '../../tools/stack/stack.ts';

test('a page that is prerendered for a signed-in shopper is silent until it is opened', async ({
  stack,
  started,
}) => {
  const page = await started(openPrerendered(stack));

  expect(await page.prerendered).toEqual({ log: [], openedAt: 0, hasHeader: false });
  const { log, openedAt } = await page.open();

  expect(openedAt).toBeGreaterThan(0);
  expect(log.filter((line) => line.startsWith('before'))).toEqual([]);
  for (const call of ['/api/token/v1/token', '/v1/shopping-context', '/graph/live'])
    expect(log.filter((line) => line.endsWith(`call ${call}`))).toHaveLength(1);
  for (const event of ['header_ready', lastEvent])
    expect(log.filter((line) => line === `after: event ${event}`)).toHaveLength(1);
});

/** The header's last event, after which the opened page sends its record. */
const lastEvent = 'trolley';

/**
 * Opens a page that Chromium has prerendered because of speculation rules, with server-rendered HTML and one tag.
 * Starts its own browser: Chromium does not prerender while a test tool is attached. The pages report to the host.
 */
async function openPrerendered({ remote, services }: Stack) {
  const options = { services: { origin: services } };
  const header = await fragments(`${remote.origin}/stable/`, {
    unverified: true,
    options,
    deadlineMs: 10_000,
  }).ready;
  const seen = {
    prerendered: Promise.withResolvers<PageRecord>(),
    opened: Promise.withResolvers<PageRecord>(),
  };
  const followed = Promise.withResolvers<void>();
  const app = new Hono();
  app.get('/first', (context) => context.html(firstPage(services)));
  app.get('/followed', async (context) => {
    await followed.promise;
    return context.text('');
  });
  app.post('/seen/:when', async (context) => {
    seen[context.req.param('when') as keyof typeof seen].resolve(await context.req.json());
    return context.text('');
  });
  app.get('/ecom', async (context) => {
    const { html, preloads } = await header.render({ ...readRequest(context.req.raw), nonce: 'n1' });
    return context.html(`<!doctype html><html lang="en"><head><title>Groceries</title>
<link rel="icon" href="data:,"><script>(${recordPage})('${lastEvent}')</script>${preloads}
<script async src="${remote.origin}/stable/header.js"></script></head>
<body><grocer-header services="${services}">${html}</grocer-header><main id="main-content"></main></body></html>`);
  });
  const host = await listen(app, 0, 'HOST_PORT');
  const browser = startBrowser(`${host.origin}/first`);
  return {
    /** Resolves some time after the page was prerendered. */
    prerendered: seen.prerendered.promise,
    /** Opens the prerendered page. Resolves with its record after the header's event `trolley`. */
    open() {
      followed.resolve();
      return seen.opened.promise;
    },
    async close() {
      await browser.close();
      await host.close();
    },
  };
}

/** A page that starts a session, has the next page prerendered, and opens it when the test says so. */
const firstPage = (services: string) => `<!doctype html><title>Welcome</title>
<link rel="icon" href="data:,"><script type="module">
  await fetch('${services}/sandbox/scenario', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"slot-booked"}',
  });
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: '{"prerender":[{"urls":["/ecom"],"eagerness":"immediate"}]}',
  });
  document.head.append(rules);
  await fetch('/followed');
  location.assign('/ecom');
</script>`;

function startBrowser(address: string) {
  const { executablePath = '', args = [] } = findChromium() ?? {};
  const profile = temporaryFolder('prerender');
  // With a debugging port, the headless shell stays open after the page has loaded.
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // Starts a process group, to kill it whole: Debian's command is a shell script that starts the browser.
  const settings = { stdio: 'ignore', detached: true } as const;
  const browser = spawn(executablePath, [...args, ...flags, address], settings);
  return {
    async close() {
      const ended = once(browser, 'exit');
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** A page's actions before and after the visitor opened it, such as `before: call /api/token/v1/token`. */
interface PageRecord {
  log: string[];
  /** Milliseconds from the start of prerendering until the page was opened; 0 if it was not prerendered. */
  openedAt: number;
  /** Whether the header's entry has run. */
  hasHeader: boolean;
}

/**
 * Runs in the page, before all other scripts. Reports a `PageRecord` to `/seen/prerendered` some time after
 * the page was prerendered, and to `/seen/opened` after the header's last event.
 */
function recordPage(lastEvent: string): void {
  const { fetch } = globalThis;
  const log: string[] = [];
  const page = document as Document & { prerendering?: boolean };
  const note = (what: string) => log.push(`${page.prerendering ? 'before' : 'after'}: ${what}`);
  const report = (when: string) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const openedAt = (navigation as unknown as { activationStart: number }).activationStart;
    const hasHeader = 'header' in globalThis;
    void fetch(`/seen/${when}`, { method: 'POST', body: JSON.stringify({ log, openedAt, hasHeader }) });
  };

  globalThis.fetch = (request, init) => {
    note(`call ${new URL(request instanceof Request ? request.url : request, location.href).pathname}`);
    return fetch(request, init);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    note(`storage ${key}`);
    setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(document, 'cookie', {
    get: () => cookie.get?.call(document),
    set(value: string) {
      note(`cookie ${value.split('=')[0]}`);
      cookie.set?.call(document, value);
    },
  });
  for (const name of ['header_ready', 'session', 'shopping_context', 'trolley', 'slot', 'delivery_pass'])
    addEventListener(`grocer:${name}`, () => {
      note(`event ${name}`);
      if (name === lastEvent) setTimeout(report, 0, 'opened');
    });
  // Waits longer than a header in a visible page delays loading its script.
  addEventListener('load', () => setTimeout(report, 4000, 'prerendered'));
}
