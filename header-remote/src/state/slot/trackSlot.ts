import { atom } from 'jotai';
import { type AnalyticsEvents, trackAtom } from '../page/analytics.ts';

type SlotEvent = 'slot_details_expand' | 'slot_book_click' | 'slot_change_click' | 'slot_cancel';

/** Tracks an action on the slot. `withSlotPayload` adds which slot it was. */
export const trackSlotAtom = atom(
  null,
  (_get, set, name: SlotEvent, location: AnalyticsEvents[SlotEvent]['location'] = 'header') =>
    set(trackAtom, { name, payload: { location } }),
);
