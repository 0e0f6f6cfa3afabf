import { expect, test } from 'vitest';
import { framedCode, orderErrors, parseOrderErrorCode } from './orderErrors.ts';

test.each([
  ...Object.keys(orderErrors)
    .filter((code) => /^\d/.test(code))
    .map((code) => [`ORDER_ORCHESTRATION_${code}`, code]),
  [framedCode, 'framed'],
  ['TIMEOUT', 'other'],
  ['UNKNOWN_ERROR', 'other'],
  ['ORDER_ORCHESTRATION_999', 'other'],
  ['ORDER_ORCHESTRATION_other', 'other'],
  ['ORDER_ORCHESTRATION_framed', 'other'],
  ['ORDER_ORCHESTRATION_toString', 'other'],
  ['ORDER_ORCHESTRATION_042a', 'other'],
  ['AN_ORDER_ORCHESTRATION_042', 'other'],
  ['SOMETHING_ELSE_042', 'other'],
  ['042', 'other'],
  ['', 'other'],
])('the code %j has the row %s of the catalogue', (code, row) => {
  expect(parseOrderErrorCode(code)).toBe(row);
});
