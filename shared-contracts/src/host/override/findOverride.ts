import { noteToConsole } from '../../events/reportToConsole.ts';
import { parseUrl } from '../../values/parseUrl.ts';
import { isLocalAddress } from '../secureAddress.ts';
import { overrideKey, overrideParameter } from './overrideKeys.ts';

/**
 * Finds the address of the channel that this page should load the header from. The parameter of the page's address counts
 * before the stored ones, and is stored for the tab; an empty one removes them. Undefined if there is none, or if its
 * origin is not among the allowed ones (default: this machine).
 */
export function findOverride(allowed: readonly string[] | undefined): string | undefined {
  const parameter = new URLSearchParams(location.search).get(overrideParameter);
  if (parameter === '') removeOverride();
  const requested = parameter ?? stored();
  if (!requested) return undefined;
  const address = parseUrl(requested, location.href);
  if (!address || !isAllowed(address, allowed)) {
    noteToConsole(
      `it is not loaded from ${requested}: this page allows ${allowed ? allowed.join(', ') || 'no other header' : 'localhost only'}`,
    );
    return undefined;
  }
  if (parameter) store(address.href);
  return address.href;
}

/** Removes what `findOverride` finds, from the storage and from the address of the page. */
export function removeOverride(): void {
  for (const storage of storages()) storage.removeItem(overrideKey);
  const url = new URL(location.href);
  url.searchParams.delete(overrideParameter);
  history.replaceState(history.state, '', url);
}

const isAllowed = ({ href, origin }: URL, allowed: readonly string[] | undefined): boolean =>
  allowed ? allowed.includes(origin) : isLocalAddress(href);

function stored(): string | undefined {
  for (const storage of storages()) {
    const address = storage.getItem(overrideKey);
    if (address) return address;
  }
  return undefined;
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
