import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** How long an idle page has had no request. Milliseconds. */
const quietMs = 1000;

/** Returns a function that waits until the page has had no request for a while, at least for that while. */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  let lastAt = performance.now();
  const count = (change: number) => () => {
    open += change;
    lastAt = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    await wait(quietMs);
    while (open > 0 || performance.now() - lastAt < quietMs) await wait(50);
  };
}
