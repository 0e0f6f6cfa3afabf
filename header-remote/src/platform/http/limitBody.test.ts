import { expect, test } from 'vitest';
import { limitBody } from './limitBody.ts';

const tooLarge = () => new Error('too large');

test('a body within the limit is the same, and so are status and headers', async () => {
  const response = new Response('12345678', { status: 201, headers: { 'retry-after': '5' } });

  const limited = limitBody(response, 8, tooLarge);

  expect([limited.status, limited.headers.get('retry-after')]).toEqual([201, '5']);
  expect(await limited.text()).toBe('12345678');
});

test.each([204, 205, 304])(
  'an answer with the status %i is left alone: in Chromium it has an empty body',
  (status) => {
    const response = new Response(null, { status });
    Object.defineProperty(response, 'body', { value: new ReadableStream() });

    expect(limitBody(response, 8, tooLarge)).toBe(response);
  },
);
