import { hasTokenSession } from '../platform/cookies/hasTokenSession.ts';
import { browserLocation } from '../platform/location/location.ts';
import { setPageAtom } from '../state/page.ts';
import { seeTokenSessionAtom } from '../state/session.ts';
import { type Connection, openConnection } from './connection.ts';
import { createPage, defaultIdPrefix, type HeaderPage, type Seen, updateOptions } from './page.ts';

let shared: HeaderPage | undefined;
let holders = 0;
let connection: Connection | undefined;

/** The page's one store: the first widget begins it, with the stamp of its fragment where it has one. */
export function sharedPage(options: unknown, stamp?: Seen): HeaderPage {
  shared ??= createPage(options, (path) => stamp ?? here(path));
  return shared;
}

/** For a widget that is mounted from outside of a render: a page that stands already takes its options at once. */
export function enterPage(options: unknown, stamp?: Seen): HeaderPage {
  if (shared) updateOptions(shared, options);
  return sharedPage(options, stamp);
}

/** What a first render shows where no server has rendered before. */
const here = (path: string | null): Seen => ({
  path: path ?? browserLocation.path(),
  origin: browserLocation.origin(),
  hasTokenSession: hasTokenSession(),
  idPrefix: defaultIdPrefix,
});

/**
 * Connects the page to the services while any widget is mounted, and lets it see where it really is: a fragment's stamp
 * may come from a cache.
 */
export function joinPage(page: HeaderPage): () => void {
  // A page that was left in the meantime is taken up again.
  shared ??= page;
  const path = page.resolve(page.given).path ?? browserLocation.path();
  page.store.set(setPageAtom, { path, origin: browserLocation.origin() });
  page.store.set(seeTokenSessionAtom, hasTokenSession());
  connection ??= openConnection(page);
  return holdPage();
}

/**
 * Keeps the page's store and session from now on. Letting go waits one task, so that a remount (StrictMode, a host that
 * moves the header) finds them as they were.
 */
export function holdPage(): () => void {
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    setTimeout(leaveWhenFree, 0);
  };
}

function leaveWhenFree(): void {
  if (holders > 0) return;
  connection?.close();
  connection = undefined;
  shared = undefined;
}
