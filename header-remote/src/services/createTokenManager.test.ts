import type { Token } from '@grocer/shared-contracts';
import { aToken } from '@grocer/shared-contracts/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenManager } from './createTokenManager.ts';
import type { FetchToken } from './token.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A token manager whose requests get these answers in order; the last one repeats. */
function aManager(...answers: (Token | undefined)[]) {
  const onShopperChanged = vi.fn();
  const fetchToken = vi.fn<FetchToken>(async () => (answers.length > 1 ? answers.shift() : answers[0]));
  const manager = createTokenManager({ fetchToken, onShopperChanged });
  return { manager, onShopperChanged, fetchToken };
}

test('concurrent callers share one token request', async () => {
  const { manager, fetchToken } = aManager(aToken());

  await Promise.all([manager.start(), manager.renew(), manager.renew()]);

  expect(fetchToken).toHaveBeenCalledOnce();
});

test.each([
  ['is renewed 60 seconds before it expires', 900, 840_000],
  ['that is valid for a minute or less is renewed after 10 seconds, not at once', 30, 10_000],
])('a token %s', async (_, expiresIn, renewedAfterMs) => {
  const { manager, fetchToken } = aManager(aToken({ expiresIn }));

  await manager.start();

  vi.advanceTimersByTime(renewedAfterMs - 1);
  expect(fetchToken).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('a token whose lifetime is not known is renewed by a refused call only', async () => {
  const { manager, fetchToken } = aManager(aToken({ expiresIn: null }));

  await manager.start();
  expect(vi.getTimerCount()).toBe(0);

  await manager.renew();
  expect(fetchToken).toHaveBeenCalledTimes(2);
});

test('the token is requested again if another tab has learned meanwhile who is signed in', async () => {
  const signedIn = aToken({ accessToken: 'new' });
  const { manager, onShopperChanged, fetchToken } = aManager(aToken(), undefined, signedIn);
  await manager.start();
  manager.recheck();

  const renewed = manager.renew();
  manager.recheck();

  expect(await renewed).toBe('new');
  expect(fetchToken).toHaveBeenCalledTimes(3);
  expect(onShopperChanged).not.toHaveBeenCalled();
});

test('a session that ended in another tab is noticed at the next renewal', async () => {
  const { manager, onShopperChanged } = aManager(aToken(), undefined);

  await manager.start();
  await manager.renew();

  expect(onShopperChanged).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(manager.current()).toBeUndefined();
});

test.each([
  ['another customer', { customerId: '100002' }],
  ['a support user who is signed on as the customer', { isSignedOnAsCustomer: true }],
])('a renewed token of %s is told', async (_, other) => {
  const { manager, onShopperChanged } = aManager(aToken(), aToken(other));

  await manager.start();
  await manager.renew();

  expect(onShopperChanged).toHaveBeenCalledExactlyOnceWith(aToken(other));
});

test('neither the first token nor a new one of the same shopper is a change', async () => {
  const renewed = aToken({ accessToken: 'renewed' });
  const { manager, onShopperChanged } = aManager(undefined, aToken(), renewed);

  await manager.start();
  await manager.start();
  await manager.renew();

  expect(manager.current()).toBe('renewed');
  expect(onShopperChanged).not.toHaveBeenCalled();
});

test('a token that arrives after it was forgotten is not used, and the next caller asks again', async () => {
  const answers = [Promise.withResolvers<Token | undefined>(), Promise.withResolvers<Token | undefined>()];
  const { manager, onShopperChanged, fetchToken } = aManager();
  for (const { promise } of answers) fetchToken.mockReturnValueOnce(promise);
  const first = manager.start();

  manager.forget();
  const second = manager.start();
  answers[1]?.resolve(aToken({ accessToken: 'second' }));
  await second;
  answers[0]?.resolve(aToken({ accessToken: 'first', customerId: '100002' }));
  await first;

  expect(manager.current()).toBe('second');
  expect(onShopperChanged).not.toHaveBeenCalled();
});

test('no token is requested after the header has been removed from the page', async () => {
  const { manager } = aManager(aToken());

  await manager.start();
  manager.stop();

  expect(vi.getTimerCount()).toBe(0);
});

describe('when a service refuses a token that was just renewed', () => {
  const signedIn = async () => {
    const { manager, onShopperChanged } = aManager(aToken());
    await manager.start();
    return { manager, isSignedOut: () => onShopperChanged.mock.calls.length > 0 };
  };

  test.each(['shopping-context', 'trolley', 'slots', 'orders'])('the service %s decides', async (service) => {
    const { manager, isSignedOut } = await signedIn();

    manager.refused(service, 'token');

    expect(isSignedOut()).toBe(true);
  });

  test.each(['addresses', 'delivery-pass', 'suggest'])(
    'a minor service alone does not decide, however often it refuses: %s',
    async (service) => {
      const { manager, isSignedOut } = await signedIn();

      manager.refused(service, 'token');
      manager.refused(service, 'a later token');

      expect(isSignedOut()).toBe(false);
      expect(manager.hasRefused(service, 'a later token')).toBe(true);
      expect(manager.hasRefused(service, 'token')).toBe(false);
    },
  );

  type Manager = ReturnType<typeof aManager>['manager'];

  test.each<[string, between: (manager: Manager) => unknown, decides: boolean]>([
    ['two minor services decide', () => {}, true],
    ['a service that accepted one since does not count', (manager) => manager.accepted('addresses'), false],
    [
      'refusals of a former shopper do not count for the next one',
      async (manager) => {
        manager.forget();
        await manager.start();
      },
      false,
    ],
  ])('%s', async (_, between, decides) => {
    const { manager, isSignedOut } = await signedIn();

    manager.refused('addresses', 'token');
    await between(manager);
    manager.refused('delivery-pass', 'token');

    expect([isSignedOut(), manager.current() === undefined]).toEqual([decides, decides]);
  });
});
