import type { LastValues } from '../../../state/session/session.ts';

const time = String.raw`(?:\d{1,2}(?::\d\d)?[ap]m|12:00_midday|12AM)`;

/**
 * For example `12~84.2GBP~Thursday~5_March~9am_-_10am`. `-` in place of the slot: none is booked. The text of
 * an unknown trolley or slot is empty.
 */
const pattern = new RegExp(
  `^(?:(\\d{1,5})~(\\d{1,7}(?:\\.\\d\\d?)?)([A-Z]{3}))?~(?:(-)|([A-Z][a-z]{2,5}day)~(\\d\\d?_[A-Z][a-z]{2,8})~(${time}_-_${time}))?$`,
);

/**
 * Reads the text of the last known values. It is read from a cookie, which others can write, so a text in any
 * other format gives no values.
 */
export function parseLastValues(text: string | undefined): LastValues {
  const [, count, amount, currencyCode = '', none, weekday, date = '', range = ''] =
    pattern.exec(text ?? '') ?? [];
  const values: LastValues = {};
  if (count) values.trolley = { itemCount: Number(count), total: { amount: Number(amount), currencyCode } };
  if (none) values.slot = null;
  if (weekday) {
    const words = range.replaceAll('_', ' ');
    values.slot = {
      weekday,
      date: date.replace('_', ' '),
      time: { text: words, spoken: words.replace('-', 'to') },
    };
  }
  return values;
}

/**
 * Writes the last known values as text of at most 100 characters that needs no escaping in a cookie. A value
 * that could not be read again is left out.
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
