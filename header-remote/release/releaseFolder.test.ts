import { expect, test, vi } from 'vitest';
import { withLock } from './releaseFolder.ts';
import { aFolder } from './testing/aRelease.ts';

const folder = aFolder();

test('a command that writes begins when the one before has ended, also by an error', async () => {
  const steps: string[] = [];
  const { promise: signed, reject: fail } = Promise.withResolvers<void>();
  const renew = withLock(folder.path, () => {
    steps.push('renew begins');
    return signed.finally(() => steps.push('renew ends'));
  });
  await vi.waitFor(() => expect(steps).toEqual(['renew begins']));
  const off = withLock(folder.path, async () => void steps.push('off'));
  await expect(withLock(folder.path, async () => {}, 0)).rejects.toThrow(`Process ${process.pid} writes to`);
  fail(new Error('no signature'));

  await expect(renew).rejects.toThrow('no signature');
  await off;
  expect(steps).toEqual(['renew begins', 'renew ends', 'off']);
});
