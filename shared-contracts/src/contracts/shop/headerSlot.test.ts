import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aHeaderSlot, noHeaderSlot } from './shop.fixtures.ts';
import { headerSlotSchema } from './slots.ts';

describe('headerSlotSchema', () => {
  it('returns every fixture unchanged', () => {
    for (const slot of [aHeaderSlot(), noHeaderSlot(), noHeaderSlot({ error: true })]) {
      expect(parseContract(headerSlotSchema, slot, 'slot')).toEqual(slot);
    }
  });
});
