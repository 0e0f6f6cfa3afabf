import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { HeaderOptions } from '../headerOptions.ts';
import { parseRelease, type Release, releaseAddress } from './release.ts';
import { trustScriptsFrom } from './trustedScriptUrl.ts';

/** The widgets that `mount` knows. */
export type WidgetName = 'Header';

/** A mounted widget. */
export interface MountedWidget {
  /** New options: a path after a client-side navigation, another flag. */
  update(options: HeaderOptions): void;
  /** Takes the widget off the page with every listener, timer and observer of its own. */
  unmount(): void;
}

/** The door `./mount` of the remote (design §5). */
export interface MountDoor {
  mount(widget: WidgetName, element: Element, options?: HeaderOptions): MountedWidget;
}

export interface LoadHeaderSettings {
  /** Milliseconds until the promise rejects. Default 10 000; the federation runtime itself has no limit. */
  deadlineMs?: number;
}

/**
 * Loads the header into a federated host (design §4).
 *
 *     const header = await loadHeader('https://header.example/stable/');
 *     header.mount('Header', document.getElementById('grocer-header'), { services: { origin } });
 *
 * @param from a channel's address, or the release that the server wrote into the page (one request less)
 * @throws Error when the release or a file of it does not come within the deadline; the page and the fragment stand.
 */
export async function loadHeader(
  from: string | Release,
  { deadlineMs = 10_000 }: LoadHeaderSettings = {},
): Promise<MountDoor> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const release = typeof from === 'string' ? await fetchRelease(from, deadline) : from;
  trustScriptsFrom(release.entry);
  registerRemotes([{ name: 'header', entry: release.entry }], { force: true });
  const door = await beforeDeadline(loadRemote<MountDoor>('header/mount'), deadline);
  if (!door) throw new Error(`loadHeader: ${release.entry} has no door ./mount`);
  return door;
}

async function fetchRelease(address: string, signal: AbortSignal): Promise<Release> {
  const channel = releaseAddress(address);
  const response = await fetch(channel, { signal });
  if (!response.ok) throw new Error(`loadHeader: ${channel} answered ${response.status}`);
  return parseRelease(await response.json(), channel);
}

function beforeDeadline<Value>(value: Promise<Value>, deadline: AbortSignal): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    const give = () =>
      reject(new Error('loadHeader: the header did not come in time', { cause: deadline.reason }));
    if (deadline.aborted) give();
    else deadline.addEventListener('abort', give, { once: true });
  });
  return Promise.race([value, late]);
}
