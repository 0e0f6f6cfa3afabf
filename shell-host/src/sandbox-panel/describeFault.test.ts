import { describe, expect, it } from 'vitest';
import { describeFault } from './describeFault.ts';

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
