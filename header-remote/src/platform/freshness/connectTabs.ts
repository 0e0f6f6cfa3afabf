/** Opens a channel between the shop's tabs; undefined if the browser does not support it. */
export type OpenChannel = () => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> | undefined;

export const openTabsChannel: OpenChannel = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('grocer.header.1') : undefined;

interface TabsDeps {
  window: EventTarget;
  openChannel: OpenChannel;
  signal: AbortSignal;
  onMessage: () => void;
}

/**
 * Exchanges messages with the shop's other tabs, which belong to the same shopper. A message only says that something
 * has changed: each tab calls the services itself. The channel is closed while the page is in the back/forward cache,
 * because an arriving message would evict it (behaviour/session#34).
 */
export function connectTabs({ window, openChannel, signal, onMessage }: TabsDeps) {
  let channel: ReturnType<OpenChannel>;
  connect();
  window.addEventListener('pagehide', disconnect, { signal });
  window.addEventListener('pageshow', connect, { signal });
  return { notify: () => channel?.postMessage('changed'), disconnect };

  function connect() {
    channel ??= openChannel();
    if (channel) channel.onmessage = onMessage;
  }

  function disconnect() {
    channel?.close();
    channel = undefined;
  }
}
