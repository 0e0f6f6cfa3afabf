import type { HeaderEventName, HeaderEvents } from '@grocer/shared-contracts';
import { atom } from 'jotai';

/** An event of the header for the page. */
export type Message = {
  [Name in HeaderEventName]: { name: Name; detail: HeaderEvents[Name] };
}[HeaderEventName];

type Send = (message: Message) => void;

const waitingAtom = atom<readonly Message[]>([]);
const senderAtom = atom<{ send: Send } | undefined>(undefined);

/**
 * Tells the page something. Checking an event needs the contract's schemas, which come after the header can be used;
 * what is said before then waits.
 */
export const tellPageAtom = atom(null, (get, set, message: Message) => {
  const sender = get(senderAtom);
  if (sender) sender.send(message);
  else set(waitingAtom, (waiting) => [...waiting, message]);
});

export const connectOutboxAtom = atom(null, (get, set, send: Send) => {
  set(senderAtom, { send });
  get(waitingAtom).forEach(send);
  set(waitingAtom, []);
});
