import { aToken } from '@grocer/shared-contracts/fixtures';
import { describe, expect, test, vi } from 'vitest';
import type { Clock } from '../../platform/clock/clock.ts';
import { createTokenKeeper } from './createTokenKeeper.ts';
import type { FetchToken } from './fetchToken.ts';

/** A clock that is wound by hand: it keeps the one task that waits, and how long it has to. */
const handClock = () => {
  const waiting: { ms: number; task: () => void }[] = [];
  const clock: Clock = {
    now: () => 0,
    after(ms, task) {
      waiting.push({ ms, task });
      return () => waiting.splice(0);
    },
  };
  return { clock, waiting };
};

const aKeeper = (fetchToken: FetchToken) => {
  const { clock, waiting } = handClock();
  const onSignedOut = vi.fn();
  return { keeper: createTokenKeeper({ fetchToken, clock, onSignedOut }), waiting, onSignedOut };
};

describe('createTokenKeeper', () => {
  test('asks once, however many callers wait', async () => {
    const fetchToken = vi.fn(async () => aToken());
    const { keeper } = aKeeper(fetchToken);

    await Promise.all([keeper.start(), keeper.renew(), keeper.renew()]);

    expect(fetchToken).toHaveBeenCalledOnce();
  });

  test('renews the token 60 seconds before it expires', async () => {
    const fetchToken = vi.fn(async () => aToken({ expiresIn: 900 }));
    const { keeper, waiting } = aKeeper(fetchToken);

    await keeper.start();
    expect(waiting).toMatchObject([{ ms: 840_000 }]);

    waiting[0]?.task();
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  test('does not ask without pause where tokens live for a minute or less', async () => {
    const { keeper, waiting } = aKeeper(async () => aToken({ expiresIn: 30 }));

    await keeper.start();

    expect(waiting).toMatchObject([{ ms: 10_000 }]);
  });

  test('a token for months waits no longer than a timer can', async () => {
    const { keeper, waiting } = aKeeper(async () => aToken({ expiresIn: 90 * 86_400 }));

    await keeper.start();

    expect(waiting).toMatchObject([{ ms: 2_147_483_647 }]);
  });

  test('an anonymous visitor has no token, and that is no sign-out', async () => {
    const { keeper, onSignedOut } = aKeeper(async () => undefined);

    expect(await keeper.start()).toBeUndefined();
    expect(keeper.current()).toBeUndefined();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a session that ended elsewhere is noticed at the next renewal', async () => {
    const answers = [aToken(), undefined];
    const { keeper, onSignedOut } = aKeeper(async () => answers.shift());

    await keeper.start();
    await keeper.renew();

    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(keeper.current()).toBeUndefined();
  });

  test('asks no more once the header has left the page', async () => {
    const { keeper, waiting } = aKeeper(async () => aToken());

    await keeper.start();
    keeper.stop();

    expect(waiting).toEqual([]);
  });
});
