import type { HeaderEventName, HeaderEvents } from '@grocer/shared-contracts';
import { createOutbox } from '../createOutbox.ts';

/** An event from the header to the page (behaviour/contract#header-to-page). */
export type OutgoingEvent = {
  [Name in HeaderEventName]: { name: Name; detail: HeaderEvents[Name] };
}[HeaderEventName];

/** Events are queued until the contract's schemas, which validate them, have loaded. */
export const { sendAtom: emitEventAtom, connectAtom: connectOutboxAtom } = createOutbox<OutgoingEvent>();
