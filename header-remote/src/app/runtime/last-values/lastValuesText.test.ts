import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xssVectors } from '../../../ui/testing/xssVectors.ts';
import { parseLastValues, serializeLastValues } from './lastValuesText.ts';

const trolley = { itemCount: 12, total: { amount: 84.2, currencyCode: 'GBP' } };
const slot = { weekday: 'Thursday', date: '5 March', time: { text: '9am - 10am', spoken: '9am to 10am' } };

describe('serializeLastValues', () => {
  test.each([
    ['trolley and slot', { trolley, slot }, '12~84.2GBP~Thursday~5_March~9am_-_10am'],
    ['a trolley, and that no slot is booked', { trolley, slot: null }, '12~84.2GBP~-'],
    ['a slot only', { slot }, '~Thursday~5_March~9am_-_10am'],
    ['nothing', {}, '~'],
  ])('%s is written as text that is read back', (_what, values, text) => {
    expect(serializeLastValues(values)).toBe(text);
    expect(parseLastValues(text)).toEqual(values);
  });

  test.each(['11am - 12:00 midday', '10:30pm - 12AM', '7:30am - 8:30am'])('the time %s is kept', (words) => {
    const values = { slot: { ...slot, time: { text: words, spoken: words.replace('-', 'to') } } };

    expect(parseLastValues(serializeLastValues(values))).toEqual(values);
  });

  test('a total is written in whole pence, and one below zero as zero, which is what the shopper sees', () => {
    const written = (amount: number) =>
      parseLastValues(
        serializeLastValues({ trolley: { itemCount: 1, total: { amount, currencyCode: 'GBP' } } }),
      ).trolley?.total.amount;

    expect([written(1 / 3), written(-5), written(0.1 + 0.2)]).toEqual([0.33, 0, 0.3]);
  });

  test('a part that could not be read back is left out', () => {
    const endless = { itemCount: 1, total: { amount: 1e21, currencyCode: 'GBP' } };
    const foreign = { ...slot, weekday: 'jeudi' };

    expect(serializeLastValues({ trolley: endless, slot })).toBe('~Thursday~5_March~9am_-_10am');
    expect(serializeLastValues({ trolley, slot: foreign })).toBe('12~84.2GBP~');
  });

  test('the cookie needs no escapes and at most 200 bytes, whatever the values are', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Wednesday', '30 September', '12AM - 12AM'),
    );
    const arbitrary = fc.record({
      trolley: fc.record({
        itemCount: fc.double(),
        total: fc.record({ amount: fc.double(), currencyCode: fc.constantFrom('GBP', 'EUR', '~;') }),
      }),
      slot: fc.record({ weekday: words, date: words, time: fc.record({ text: words, spoken: words }) }),
    });
    fc.assert(
      fc.property(arbitrary, (values) => {
        const cookie = `grocerLastValues=${serializeLastValues(values)}`;

        expect(cookie).toMatch(/^[\w=~.:-]{1,200}$/);
      }),
    );
  });
});

describe('parseLastValues', () => {
  test.each([
    ['no cookie', undefined],
    ['an empty cookie', ''],
    ['a count below zero', '-1~84.2GBP~-'],
    ['a price that is no number', '12~NaNGBP~-'],
    ['a price of a million digits', `12~${'9'.repeat(1e6)}GBP~-`],
    ['no currency', '12~84.2~-'],
    ['text in place of a weekday', '12~84.2GBP~Call_us~5_March~9am_-_10am'],
    ['text in place of a time', '12~84.2GBP~Thursday~5_March~9am_-_see_evil.example'],
    ['text after the time', '12~84.2GBP~Thursday~5_March~9am_-_10am~more'],
    ['a line after the time', '12~84.2GBP~Thursday~5_March~9am_-_10am\n'],
    ...xssVectors.map((vector, index): [string, string] => [`attack ${index}`, `12~84.2GBP~${vector}`]),
  ])('reads nothing from %s', (_what, text) => {
    expect(parseLastValues(text)).toEqual({});
  });

  test('never throws and never gives markup, whatever the cookie says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(JSON.stringify(parseLastValues(text))).not.toMatch(/[<>&]/);
      }),
    );
  });
});
