/** A channel between the shop's tabs; undefined where the browser has none. */
export type OpenChannel = () => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | undefined;

export const openTabsChannel: OpenChannel = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('grocer.header.1') : undefined;

interface Joining {
  window: EventTarget;
  openChannel: OpenChannel;
  signal: AbortSignal;
  onMessage: () => void;
}

/**
 * Talks to the shop's other tabs, which all belong to the same shopper. What is said is only that something has changed:
 * each tab asks the services itself. The channel is closed while the page is put away: an arriving message would evict
 * it from the back/forward cache (clarification 150).
 */
export function joinTabs({ window, openChannel, signal, onMessage }: Joining) {
  let channel: ReturnType<OpenChannel>;
  join();
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', join, { signal });
  return { tell: () => channel?.postMessage('changed'), leave };

  function join() {
    channel ??= openChannel();
    if (channel) channel.onmessage = onMessage;
  }

  function leave() {
    channel?.close();
    channel = undefined;
  }
}
