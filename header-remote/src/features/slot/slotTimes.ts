import type { Slot } from '../../state/slot.ts';
import { formatTime } from '../../ui/date-time/formatTime.ts';
import { inLondon } from '../../ui/date-time/inLondon.ts';
import type { SlotTimes } from './SlotButtonView.tsx';

/** When the slot is, in the words of the button; null for a slot without dates (clarification 58). */
export function slotTimes(times: Slot['times']): SlotTimes | null {
  if (!times) return null;
  const day = inLondon(times.start);
  const start = formatTime(times.start);
  const end = formatTime(times.end);
  return day && start && end ? { weekday: day.weekday, date: `${day.day} ${day.month}`, start, end } : null;
}
