import { atom } from 'jotai';

/**
 * Creates a queue of messages for code that loads later. `sendAtom` sends a message, or queues it until that
 * code has loaded; `connectAtom` connects the code, which gets the queued messages first, in their order.
 */
export function createOutbox<Message>() {
  const queueAtom = atom<readonly Message[]>([]);
  const receiverAtom = atom<{ receive: (message: Message) => void } | undefined>(undefined);
  return {
    sendAtom: atom(null, (get, set, message: Message) => {
      const receiver = get(receiverAtom);
      if (receiver) receiver.receive(message);
      else set(queueAtom, (queue) => [...queue, message]);
    }),
    connectAtom: atom(null, (get, set, receive: (message: Message) => void) => {
      set(receiverAtom, { receive });
      get(queueAtom).forEach(receive);
      set(queueAtom, []);
    }),
  };
}
