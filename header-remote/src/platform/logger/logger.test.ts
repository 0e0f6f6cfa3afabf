import type { LogRecord } from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';

const logged = (enabled: boolean) => {
  const records: LogRecord[] = [];
  return { records, logger: createLogger({ log: (record) => records.push(record) }, enabled) };
};

const answer = { service: 'trolley', path: '/graph/live', durationMs: 12 };

describe('createLogger', () => {
  test('is silent unless client logging is on', () => {
    const { records, logger } = logged(false);

    logger.failure('Failed to fetch Trolley: down', new TypeError('down'));

    expect(records).toEqual([]);
  });

  test('names the error behind a failure', () => {
    const { records, logger } = logged(true);

    logger.failure('Failed to fetch Trolley: down', new TypeError('down'));

    expect(records).toEqual([
      { level: 'error', message: 'Failed to fetch Trolley: down', error: 'TypeError' },
    ]);
  });

  test.each([
    [{ ...answer, status: 200 }, 'info'],
    [{ ...answer, status: 503, message: 'trolley: answered 503' }, 'error'],
    [{ ...answer, status: 0, message: 'trolley: no connection' }, 'error'],
    [{ ...answer, service: 'token', status: 401, message: 'token: answered 401' }, 'info'],
  ])('logs %o as %s', (record, level) => {
    const { records, logger } = logged(true);

    logger.response(record);

    expect(records[0]).toMatchObject({ ...record, level });
  });
});
