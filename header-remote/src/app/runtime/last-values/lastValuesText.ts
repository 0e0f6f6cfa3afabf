import type { LastValues } from '../../../state/session/session.ts';

const time = String.raw`(?:\d{1,2}(?::\d\d)?[ap]m|12:00_midday|12AM)`;

/**
 * Format of the last known trolley and slot, for example `12~84.2GBP~Thursday~5_March~9am_-_10am`. `-` in
 * place of the slot means that none is booked; an unknown trolley or slot is the empty text.
 */
const pattern = new RegExp(
  `^(?:(\\d{1,5})~(\\d{1,7}(?:\\.\\d\\d?)?)([A-Z]{3}))?~(?:(-)|([A-Z][a-z]{2,5}day)~(\\d\\d?_[A-Z][a-z]{2,8})~(${time}_-_${time}))?$`,
);

/**
 * Parses the last known trolley and slot. The text comes from a cookie or from storage, which any script of the page
 * can write, so a text in another format gives no values.
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
 * Serializes the last known trolley and slot to text of at most 100 characters that needs no escaping in a
 * cookie. A value that `parseLastValues` could not read is left out.
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

/** Returns the text, or `~` (nothing is known) if `parseLastValues` cannot read it. */
const readable = (text: string): string => (Object.keys(parseLastValues(text)).length > 0 ? text : '~');
