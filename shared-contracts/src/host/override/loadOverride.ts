import { noteToConsole, reportToConsole } from '../../contracts/events/reportToConsole.ts';
import { parseUrl } from '../../contracts/routes/address.ts';
import type { LoadedHeader, LoadHeader, LoadHeaderSettings } from '../browser/mountModule.ts';
import { isLocalAddress } from '../fetchText.ts';
import { describePage } from './inspector/describePage.ts';
import { recordActivity } from './inspector/recordActivity.ts';
import { overrideKey, overrideParameter } from './overrideRequest.ts';
import { showOverrideBadge } from './showOverrideBadge.ts';

/** Longest wait for the header of an override. Milliseconds. */
const maxDeadlineMs = 10_000;

/** Overrides that did not load. All widgets then use the page's own header until a reload: a page has one header. */
const failed = new Set<string>();

/**
 * Loads the header of the override if the page allows it, and shows a badge that names and removes it
 * (behaviour/local-override#header-choice). If it cannot be loaded, the header of the configured channel is
 * loaded.
 */
export async function loadOverride(
  load: LoadHeader,
  channel: string,
  settings: LoadHeaderSettings,
): Promise<LoadedHeader> {
  const override = findOverride(settings.overrides ?? (isProduction() ? [] : [ownMachine]));
  if (override === undefined || failed.has(override)) return load(channel, settings);
  const remove = () => {
    removeOverride();
    location.reload();
  };
  const records = recordActivity();
  const page: { loaded?: LoadedHeader } = {};
  const inspect = () => describePage(page.loaded?.release, records);
  const showBadge = (isLoaded: boolean) =>
    showOverrideBadge({ address: override, isLoaded, remove, inspect });
  showBadge(true);
  try {
    page.loaded = await load(override, {
      deadlineMs: Math.min(settings.deadlineMs ?? maxDeadlineMs, maxDeadlineMs),
    });
  } catch (error) {
    failed.add(override);
    reportToConsole(`could not be loaded from ${override}; this page shows the one from ${channel}`, error);
    showBadge(false);
    page.loaded = await load(channel, settings);
  }
  return page.loaded;
}

/**
 * Finds the address of the channel that this page should load the header from. The parameter of the page's address has
 * priority over the stored addresses, and is stored for the tab; an empty one removes them. Undefined if there is none,
 * or if its origin is not among the allowed ones.
 */
function findOverride(allowed: readonly string[]): string | undefined {
  const parameter = new URLSearchParams(location.search).get(overrideParameter);
  if (parameter === '') removeOverride();
  const stored = storages().map((storage) => storage.getItem(overrideKey));
  const requested = parameter ?? stored.find(Boolean);
  if (!requested) return undefined;
  const address = parseUrl(requested, location.href);
  if (!address || !isAllowed(address, allowed)) {
    noteToConsole(
      `it is not loaded from ${requested}: this page allows ${allowed.length > 0 ? allowed.join(', ') : 'no other header, until its setting overrides names the origin'}`,
    );
    return undefined;
  }
  if (parameter) store(address.href);
  return address.href;
}

/** Removes what `findOverride` finds, from the storage and from the address of the page. */
function removeOverride(): void {
  for (const storage of storages()) storage.removeItem(overrideKey);
  const url = new URL(location.href);
  url.searchParams.delete(overrideParameter);
  history.replaceState(history.state, '', url);
}

/** The word that allows every port of the visitor's own machine. */
const ownMachine = 'localhost';

const isAllowed = ({ href, origin }: URL, allowed: readonly string[]): boolean =>
  allowed.includes(origin) || (allowed.includes(ownMachine) && isLocalAddress(href));

/**
 * Whether the page was built for its visitors. Bundlers replace `process.env.NODE_ENV` by its value, as in React. A
 * page without a bundler has no such value, and counts as one for visitors.
 */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}

function store(address: string): void {
  try {
    sessionStorage.setItem(overrideKey, address);
  } catch {
    // Without storage the override is for this page only.
  }
}

/** The storages, the tab's first. None without access to them. */
function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}
