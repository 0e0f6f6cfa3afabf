import type { HeaderEventName, HeaderEvents } from '@grocer/shared-contracts';
import { atom } from 'jotai';

/** An event from the header to the page (behaviour/contract#header-to-page). */
export type OutgoingEvent = {
  [Name in HeaderEventName]: { name: Name; detail: HeaderEvents[Name] };
}[HeaderEventName];

type Send = (message: OutgoingEvent) => void;

const queueAtom = atom<readonly OutgoingEvent[]>([]);
const senderAtom = atom<{ send: Send } | undefined>(undefined);

/**
 * Emits an event to the page. Validation needs the contract's schemas, which load after the header is usable;
 * until then events are queued.
 */
export const emitEventAtom = atom(null, (get, set, message: OutgoingEvent) => {
  const sender = get(senderAtom);
  if (sender) sender.send(message);
  else set(queueAtom, (queue) => [...queue, message]);
});

/** Connects the code that emits events, and sends the queued ones. */
export const connectOutboxAtom = atom(null, (get, set, send: Send) => {
  set(senderAtom, { send });
  get(queueAtom).forEach(send);
  set(queueAtom, []);
});
