import { describe, expect, it } from 'vitest';
import { describeFault, readFaultForm } from './sandboxControl.ts';

describe('readFaultForm', () => {
  it.each([
    [
      { call: 'getTrolley', kind: 'status', status: '503', times: '2' },
      { call: 'getTrolley', fault: { kind: 'status', status: 503 }, times: 2 },
    ],
    [
      { call: 'suggest', kind: 'drop', times: '' },
      { call: 'suggest', fault: { kind: 'drop' } },
    ],
    [
      { call: 'placeOrder', kind: 'status', status: '409', code: ' ORDER_ORCHESTRATION_091 ' },
      {
        call: 'placeOrder',
        fault: { kind: 'status', status: 409, body: { code: 'ORDER_ORCHESTRATION_091' } },
      },
    ],
    [
      { call: 'slots', kind: 'delay', ms: '3000', times: '' },
      { call: 'slots', fault: { kind: 'delay', ms: 3000 } },
    ],
  ])('the fields %j set their fault', (fields, order) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);

    expect(readFaultForm(form)).toEqual(order);
  });
});

describe('describeFault', () => {
  it.each([
    [
      { call: 'getTrolley', fault: { kind: 'status', status: 503 }, times: 2 },
      'getTrolley: status 503, 2 times',
    ],
    [{ call: 'slots', fault: { kind: 'delay', ms: 3000 }, times: 1 }, 'slots: delay 3000 ms, 1 time'],
    [
      {
        call: 'placeOrder',
        fault: { kind: 'status', status: 409, body: { code: 'ORDER_ORCHESTRATION_091' } },
      },
      'placeOrder: status 409 ORDER_ORCHESTRATION_091, until cleared',
    ],
    [{ call: 'token', fault: { kind: 'drop' } }, 'token: drop, until cleared'],
  ])('the fault %j is described with its call, kind and count', (order, description) => {
    expect(describeFault(order)).toBe(description);
  });
});
