import type { LastValues } from '../../../state/session/session.ts';
import { parseLastValues } from './parseLastValues.ts';

/**
 * Writes the last known values as text of at most 100 characters that a cookie needs not escape. A part that could not
 * be read again is left out.
 */
export function serializeLastValues({ trolley, slot }: LastValues): string {
  const trolleyText = trolley ? trolleyTextOf(trolley) : '';
  const slotText = slot ? slotTextOf(slot) : slot === null ? '-' : '';
  return `${readable(`${trolleyText}~`).slice(0, -1)}~${readable(`~${slotText}`).slice(1)}`;
}

const trolleyTextOf = ({ itemCount, total }: NonNullable<LastValues['trolley']>): string =>
  `${itemCount}~${Math.max(0, Number(total.amount.toFixed(2)))}${total.currencyCode}`;

const slotTextOf = ({ weekday, date, time }: NonNullable<LastValues['slot']>): string =>
  [weekday, date, time.text].join('~').replaceAll(' ', '_');

/** The text, or `~` (nothing is known) if it cannot be read again. */
const readable = (text: string): string => (Object.keys(parseLastValues(text)).length > 0 ? text : '~');
