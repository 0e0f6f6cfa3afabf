import type { HeaderEventName } from './events.ts';

/** The events that a page emits. All others are the header's (behaviour/contract#half-character). */
export const pageEventNames = [
  'started_trolley_update',
  'finished_trolley_update',
  'slot_changed',
  'cancel_slot',
  'shopping_context_changed',
  'route_changed',
  'open_multi_search',
  'show_error',
] as const satisfies readonly HeaderEventName[];

export type PageEventName = (typeof pageEventNames)[number];
