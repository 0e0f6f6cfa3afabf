import { describe, expect, it } from 'vitest';
import { describeFault, type FaultOrder, readFaultForm } from './sandboxControl.ts';

describe('the form of the sandbox panel', () => {
  it.each<[fields: object, order: FaultOrder, line: string]>([
    [
      { call: 'getTrolley', kind: 'status', status: '503', code: '', times: '2' },
      { call: 'getTrolley', fault: { kind: 'status', status: 503 }, times: 2 },
      'getTrolley: status 503, 2 ×',
    ],
    [
      { call: 'suggest', kind: 'drop', times: '' },
      { call: 'suggest', fault: { kind: 'drop' } },
      'suggest: drop, until cleared',
    ],
    [
      { call: 'placeOrder', kind: 'status', status: '409', code: ' ORDER_ORCHESTRATION_091 ' },
      {
        call: 'placeOrder',
        fault: { kind: 'status', status: 409, body: { code: 'ORDER_ORCHESTRATION_091' } },
      },
      'placeOrder: status 409 ORDER_ORCHESTRATION_091, until cleared',
    ],
    [
      { call: 'slots', kind: 'delay', ms: '3000', times: '' },
      { call: 'slots', fault: { kind: 'delay', ms: 3000 } },
      'slots: delay 3000, until cleared',
    ],
  ])('the fields %j set their fault, which is listed in one line', (fields, order, line) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);

    expect(readFaultForm(form)).toEqual(order);
    expect(describeFault(order)).toBe(line);
  });
});
