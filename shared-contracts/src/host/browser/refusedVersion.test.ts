// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { assertNotRefused, refuseVersion } from './createLoadHeader.ts';

const minute = 60_000;

beforeEach(() => sessionStorage.clear());

describe('refuseVersion', () => {
  test('refuses the version for ten minutes, with the reason', () => {
    refuseVersion('1.0.0', 'crash at first render', 0);

    expect(() => assertNotRefused('1.0.0', 9 * minute)).toThrow(
      'header 1.0.0 is refused until 1970-01-01T00:10:00.000Z: crash at first render',
    );
    expect(() => assertNotRefused('1.0.0', 10 * minute)).not.toThrow();
  });

  test('does not refuse another version', () => {
    refuseVersion('1.0.0', 'incompatible contract', 0);

    expect(() => assertNotRefused('1.0.1', minute)).not.toThrow();
  });
});

describe('assertNotRefused', () => {
  test.each(['{', 'null', '7', '{"version":"1.0.0"}'])('ignores the unreadable storage entry %s', (text) => {
    sessionStorage.setItem('grocer.header.refused', text);

    expect(() => assertNotRefused('1.0.0')).not.toThrow();
  });
});
