import { headStart } from '../head-start/headStart.ts';

/** Opens a channel between the shop's tabs; undefined if the browser lacks `BroadcastChannel`. */
export type OpenChannel = () => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | undefined;

/** Takes over the channel that `start.js` has opened, so that no message is lost; without one, opens a channel. */
export const openTabsChannel = (): BroadcastChannel | undefined =>
  headStart()?.takeChannel() ?? (globalThis.BroadcastChannel && new BroadcastChannel('grocer.header.1'));

/** The shopper whom a tab shows, without the token; `null` if nobody is signed in. */
export type TabShopper = { customerId: string; isSupportUser: boolean } | null;

interface TabsDeps {
  window: EventTarget;
  openChannel: OpenChannel;
  signal: AbortSignal;
  /** Called when another tab has changed the order. */
  onChange: () => void;
  /** Called when another tab has learned who is signed in. */
  onShopper: (shopper: TabShopper) => void;
}

/**
 * Tells the shop's other tabs that the order has changed, or who is signed in, and receives their messages.
 * Each tab then loads the data itself. The channel is closed while the page is in the back/forward cache,
 * because a message would evict the page (behaviour/session#other-tabs).
 */
export function connectTabs({ window, openChannel, signal, onChange, onShopper }: TabsDeps) {
  let channel: ReturnType<OpenChannel>;
  connect();
  window.addEventListener('pagehide', disconnect, { signal });
  window.addEventListener('pageshow', connect, { signal });
  return {
    notify: () => channel?.postMessage('changed'),
    announce: (shopper: TabShopper) => channel?.postMessage({ shopper }),
    disconnect,
  };

  function connect() {
    channel ??= openChannel();
    if (channel) channel.onmessage = ({ data }) => receive(data);
  }

  function receive(message: unknown) {
    const shopper = shopperIn(message);
    if (shopper === undefined) onChange();
    else onShopper(shopper);
  }

  function disconnect() {
    channel?.close();
    channel = undefined;
  }
}

/** The shopper in a message. Undefined for a message of another form, which another header version may send. */
function shopperIn(message: unknown): TabShopper | undefined {
  const shopper = (message as { shopper?: Partial<NonNullable<TabShopper>> | null } | null)?.shopper;
  if (shopper === null) return null;
  return typeof shopper?.customerId === 'string' && typeof shopper.isSupportUser === 'boolean'
    ? { customerId: shopper.customerId, isSupportUser: shopper.isSupportUser }
    : undefined;
}
