import type { LogRecord } from '@grocer/shared-contracts';
import { describe, expect, test } from 'vitest';
import { createLogger } from './logger.ts';

const logged = (enabled: boolean) => {
  const records: LogRecord[] = [];
  return { records, logger: createLogger({ log: (record) => records.push(record) }, enabled) };
};

const answer = { service: 'trolley', path: '/graph/live', durationMs: 12 };

describe('createLogger', () => {
  test('logs nothing unless client logging is on', () => {
    const { records, logger } = logged(false);

    logger.failure('Failed to fetch Trolley: down', new TypeError('down'));

    expect(records).toEqual([]);
  });

  test('a failure is logged with the name of its error', () => {
    const { records, logger } = logged(true);

    logger.failure('Failed to fetch Trolley: down', new TypeError('down'));

    expect(records).toEqual([
      { level: 'error', message: 'Failed to fetch Trolley: down', error: 'TypeError' },
    ]);
  });

  test('a failure is logged with its cause if the message does not contain it', () => {
    const { records, logger } = logged(true);

    logger.failure('Error getting banners', new TypeError('banners: down'));

    expect(records).toEqual([
      { level: 'error', message: 'Error getting banners', error: 'TypeError', cause: 'banners: down' },
    ]);
  });

  test('a message about a call is logged with the call', () => {
    const { records, logger } = logged(true);
    const call = { service: 'suggest', url: 'http://services/term-suggest', durationMs: 12, status: 200 };

    logger.success('Search term suggestion loaded, request took 12ms', call);
    logger.failure('Error loading search term suggestions: down', new TypeError('down'), call);

    expect(records).toEqual([
      { level: 'info', message: 'Search term suggestion loaded, request took 12ms', ...call },
      {
        level: 'error',
        message: 'Error loading search term suggestions: down',
        error: 'TypeError',
        ...call,
      },
    ]);
  });

  test("a host's log that throws stops nothing", () => {
    const logger = createLogger(
      {
        log() {
          throw new Error('The log is full');
        },
      },
      true,
    );

    logger.warning('The trolley came with failures');
  });

  test.each([
    [{ ...answer, status: 200 }, 'info'],
    [{ ...answer, status: 503, message: 'trolley: answered 503' }, 'error'],
    [{ ...answer, status: 200, message: 'trolley: expected JSON at the top' }, 'error'],
    [{ ...answer, status: 0, message: 'trolley: no connection' }, 'error'],
    [{ ...answer, service: 'token', status: 401, message: 'token: answered 401' }, 'info'],
  ])('logs %o as %s', (record, level) => {
    const { records, logger } = logged(true);

    logger.response(record);

    expect(records[0]).toMatchObject({ ...record, level });
  });
});
