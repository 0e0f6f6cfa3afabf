import type { OpenChannel } from '../../../../platform/freshness/connectTabs.ts';

/** What the header uses of a `BroadcastChannel`. */
interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** Delivery of a message between two tabs. Milliseconds. */
const delayMs = 5;

/** The channel between the tabs of a browser. */
export function aTabsChannel(): OpenChannel {
  const open = new Set<Channel>();
  return () => {
    const channel: Channel = {
      onmessage: null,
      close: () => open.delete(channel),
      postMessage(data) {
        for (const receiver of open) if (receiver !== channel) setTimeout(deliver, delayMs, receiver, data);
      },
    };
    open.add(channel);
    return channel as ReturnType<OpenChannel>;
  };

  function deliver(receiver: Channel, data: unknown) {
    if (open.has(receiver)) receiver.onmessage?.(new MessageEvent('message', { data }));
  }
}
