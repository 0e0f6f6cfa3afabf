import type { HeaderOptions } from '@grocer/shared-contracts';
import { browserCookies } from '../platform/cookies/cookies.ts';
import { browserLocation } from '../platform/location/location.ts';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { setPageAtom } from '../state/page.ts';
import { createPage, defaultIdPrefix, type HeaderPage, type Seen, updateOptions } from './page.ts';

let shared: HeaderPage | undefined;
let widgets = 0;
let connection: Promise<() => void> | undefined;

/** The page's one store: the first widget begins it. */
export function sharedPage(options: HeaderOptions, seen: Seen = here(options)): HeaderPage {
  shared ??= createPage(options, seen);
  return shared;
}

/** What a first render shows where no server has rendered before. */
function here({ path }: HeaderOptions): Seen {
  return {
    path: path ?? browserLocation.path(),
    origin: browserLocation.origin(),
    hasTokenSession: browserCookies.read('X-Has-Token-Session') === 'true',
    idPrefix: defaultIdPrefix,
  };
}

/**
 * Connects the page to the services while any widget is mounted, and lets it see where it really is: a fragment's stamp
 * may come from a cache. Leaving waits one task, so that a remount (StrictMode, a host that moves the header) keeps the
 * session.
 */
export function joinPage(page: HeaderPage): () => void {
  widgets += 1;
  updateOptions(page, { path: page.given.path ?? browserLocation.path() });
  page.store.set(setPageAtom, { origin: browserLocation.origin() });
  connection ??= connectLater(page);

  let left = false;
  return () => {
    if (left) return;
    left = true;
    widgets -= 1;
    setTimeout(leaveWhenEmpty, 0);
  };
}

/** The services' code comes after the header can be used; without it, links and search still work. */
async function connectLater(page: HeaderPage): Promise<() => void> {
  try {
    const { connect } = await import(/* webpackChunkName: "connect" */ './connect.ts');
    return connect(page);
  } catch (error) {
    connection = undefined;
    tellDeveloper('its services could not be loaded; links and search still work', error);
    return () => {};
  }
}

function leaveWhenEmpty(): void {
  if (widgets > 0) return;
  void connection?.then((disconnect) => disconnect());
  connection = undefined;
  shared = undefined;
}
