/** The members of `BroadcastChannel` that the header uses. */
interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage: (message: unknown) => void;
  close: () => void;
}

/**
 * A fake channel between the tabs of a browser.
 *
 * @param delivery calls its argument when the message arrives; by default immediately
 */
export function aTabsChannel(delivery: (arrive: () => void) => unknown = (arrive) => arrive()) {
  const open = new Set<Channel>();
  const deliver = (receiver: Channel, data: unknown) => {
    if (open.has(receiver)) receiver.onmessage?.(new MessageEvent('message', { data }));
  };
  const openChannel = () => {
    const channel: Channel = {
      onmessage: null,
      close: () => open.delete(channel),
      postMessage(data) {
        for (const receiver of open) if (receiver !== channel) delivery(() => deliver(receiver, data));
      },
    };
    open.add(channel);
    return channel;
  };
  return { open, openChannel };
}
