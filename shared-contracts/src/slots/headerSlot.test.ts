import { describe, expect, it } from 'vitest';
import { parseContract } from '../parseContract.ts';
import { aHeaderSlot, noHeaderSlot } from './headerSlot.fixtures.ts';
import { headerSlotSchema } from './headerSlot.ts';

describe('headerSlotSchema', () => {
  it('returns every fixture unchanged', () => {
    for (const slot of [aHeaderSlot(), noHeaderSlot(), noHeaderSlot({ error: true })]) {
      expect(parseContract(headerSlotSchema, slot, 'slot')).toEqual(slot);
    }
  });
});
