import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { aHeaderSlot, noHeaderSlot } from './headerSlot.fixtures.ts';
import { headerSlotSchema } from './headerSlot.ts';

describe('headerSlotSchema', () => {
  it('reads every fixture as it stands', () => {
    for (const slot of [aHeaderSlot(), noHeaderSlot(), noHeaderSlot({ error: true })]) {
      expect(parseContract(headerSlotSchema, slot, 'slot')).toEqual(slot);
    }
  });
});
