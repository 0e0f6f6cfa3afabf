import { afterEach, expect, test } from 'vitest';
import { toJson } from './toJson.ts';

const body = { products: [{ id: '1', tags: ['new', 'organic'] }, null], total: 84.2, note: undefined };

afterEach(() => {
  for (const kind of [Array, Object]) Reflect.deleteProperty(kind.prototype, 'toJSON');
});

test.each([Array, Object])('lists stay lists beside a library that adds toJSON to %o.prototype', (kind) => {
  const expected = JSON.stringify(body);
  Object.defineProperty(kind.prototype, 'toJSON', {
    configurable: true,
    value(this: unknown[]) {
      return `[${Object.values(this).map(String).join(', ')}]`;
    },
  });

  expect(JSON.stringify(body)).not.toBe(expected);
  expect(toJson(body)).toBe(expected);
});
