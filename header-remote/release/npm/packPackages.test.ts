import { describe, expect, test } from 'vitest';
import { idOf } from './packPackages.ts';

describe('idOf', () => {
  test.each([
    ['grocer-shared-contracts-0.1.0.tgz', '@grocer/shared-contracts@0.1.0'],
    ['grocer-header-remote-1.2.3-next.4.tgz', '@grocer/header-remote@1.2.3-next.4'],
  ])('the tarball %s is of %s', (file, id) => {
    expect(idOf(file)).toBe(id);
  });
});
