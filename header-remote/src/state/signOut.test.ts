import { describe, expect, test } from 'vitest';
import { sessionAtom } from './session/session.ts';
import { signOutAtom } from './signOut.ts';
import { slotAtom } from './slot/slot.ts';
import { visitors } from './testing/aVisitor.ts';

const { shop, loaded } = visitors();

describe('signOutAtom', () => {
  test('signing out ends the session at the token service and forgets the shopper', async () => {
    const { store } = await loaded('slot-booked');

    await store.set(signOutAtom);

    expect(shop.received.at(-1)).toMatchObject({ method: 'POST', path: '/api/token/v1/log-out' });
    expect([store.get(sessionAtom).kind, store.get(slotAtom).kind]).toEqual(['signed-out', 'none']);
  });

  test('if the token service fails, the session goes on', async () => {
    const { store } = await loaded('slot-booked');
    await shop.fault('logOut', { kind: 'status', status: 500 });

    await expect(store.set(signOutAtom)).rejects.toMatchObject({ name: 'HttpError' });

    expect(store.get(sessionAtom).kind).toBe('signed-in');
  });
});
