import { atom } from 'jotai';

/**
 * Creates a queue of messages to code that loads later. `sendAtom` sends a message, or queues it until a
 * receiver is connected. `connectAtom` connects the receiver, which first gets the queued messages in order.
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
