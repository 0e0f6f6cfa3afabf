import { describe, expect, it } from 'vitest';
import { optionReference } from './optionReference.ts';
import { resolveHeaderOptions } from './resolveHeaderOptions.ts';

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((group, key) => (group as Record<string, unknown>)[key], value);

describe('optionReference', () => {
  it('lists every option once', () => {
    const paths = optionReference().map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['services.origin', 'services.overrides.token', 'flags.sitePinBar', 'navigate']),
    );
  });

  it.each(optionReference().filter(({ path }) => !path.startsWith('services.')))(
    'gives the default of $path that the header uses',
    ({ path, fallback }) => {
      expect(valueAt(resolveHeaderOptions(), path)).toEqual(fallback);
    },
  );

  it('describes a value as a report about a wrong one does', () => {
    for (const { path, expected } of optionReference()) {
      const reports: string[] = [];
      const wrong = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), Symbol('wrong'));

      resolveHeaderOptions(wrong, (report) => reports.push(report));

      expect(reports).toEqual([expect.stringContaining(`option ${path} should be ${expected}, not symbol`)]);
    }
  });
});
