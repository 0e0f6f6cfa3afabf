import { flush, init } from '@sentry/browser';
import { expect, test } from 'vitest';
import { logToSentry } from './logToSentry.ts';
import { aReceiver, crash } from './testing/aReceiver.ts';

const receiver = aReceiver();

test('a crash of the header reaches Sentry with its own release and the place in its script', async () => {
  const dsn = receiver.address.replace('//', '//key@');
  init({ dsn: `${dsn}/1`, release: 'shop@7.0.0', defaultIntegrations: false });

  logToSentry({ ...crash, level: 'info' });
  logToSentry(crash);
  await flush();

  const [event, ...others] = receiver.received.map((envelope) => JSON.parse(envelope.split('\n')[2] ?? ''));
  expect(others).toEqual([]);
  expect(event).toMatchObject({ release: 'grocer-header@1.0.0', tags: { line: '1', feature: 'search' } });
  expect(event.exception.values).toMatchObject([
    {
      type: 'TypeError',
      value: 'out of milk',
      stacktrace: {
        frames: [{ filename: 'https://header.example/1.0.0/search.4e5f.js', lineno: 1, colno: 2345 }],
      },
    },
  ]);
});
