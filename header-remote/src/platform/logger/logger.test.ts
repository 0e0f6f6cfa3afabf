import type { LogRecord } from '@grocer/shared-contracts';
import { expect, test, vi } from 'vitest';
import { release } from '../release.ts';
import { createLogger } from './logger.ts';

const logged = (clientLogging = true) => {
  const records: LogRecord[] = [];
  const logger = { log: (record: LogRecord) => records.push(record) };
  return { records, logger: createLogger({ logger, config: { clientLogging } }) };
};

const answer = { service: 'trolley', path: '/graph/live', durationMs: 12 };

test('logs nothing unless client logging is on', () => {
  const { records, logger } = logged(false);

  logger.failure('Failed to fetch Trolley: down', new TypeError('down'));
  logger.response({ ...answer, status: 200 });

  expect(records).toEqual([]);
});

test('without a logger of the host a record is written to the console, at its level', () => {
  const written: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...messages) => void written.push([level, ...messages]));
  const logger = createLogger({ logger: null, config: { clientLogging: true } });

  logger.response({ ...answer, status: 200 });
  logger.warning('The trolley came with failures');
  logger.failure('Failed to fetch Trolley: down', new TypeError('down'));

  expect(written).toEqual([
    ['info', '[grocer header] answered', { ...answer, status: 200, ...release }],
    ['warn', '[grocer header] The trolley came with failures', release],
    ['error', '[grocer header] Failed to fetch Trolley: down', { error: 'TypeError', ...release }],
  ]);
  vi.restoreAllMocks();
});

test('a failure is logged with its cause if the message does not contain it', () => {
  const { records, logger } = logged();

  logger.failure('Error getting banners', new TypeError('banners: down'));

  expect(records).toEqual([
    {
      level: 'error',
      message: 'Error getting banners',
      error: 'TypeError',
      cause: 'banners: down',
      ...release,
    },
  ]);
});

test('a message about a call is logged with the call', () => {
  const { records, logger } = logged();
  const call = { service: 'suggest', url: 'http://services/term-suggest', durationMs: 12, status: 200 };

  logger.success('Search term suggestion loaded, request took 12ms', call);
  logger.failure('Error loading suggestions: down', new TypeError('down'), call);

  expect(records).toEqual([
    { level: 'info', message: 'Search term suggestion loaded, request took 12ms', ...call, ...release },
    { level: 'error', message: 'Error loading suggestions: down', error: 'TypeError', ...call, ...release },
  ]);
});

test("a host's log that throws stops nothing", () => {
  const logger = { log: vi.fn().mockThrow(new Error('The log is full')) };

  createLogger({ logger, config: { clientLogging: true } }).warning('The trolley came with failures');
  expect(logger.log).toHaveBeenCalledOnce();
});

test.each([
  [{ ...answer, status: 200 }, 'info'],
  [{ ...answer, status: 503, message: 'trolley: answered 503' }, 'error'],
  [{ ...answer, status: 200, message: 'trolley: expected JSON at the top' }, 'error'],
  [{ ...answer, status: 0, message: 'trolley: no connection' }, 'error'],
  [{ ...answer, service: 'token', status: 401, message: 'token: answered 401' }, 'info'],
  [{ ...answer, service: 'token', status: 503, message: 'token: answered 503' }, 'error'],
  [{ ...answer, status: 400, message: 'trolley: answered 400' }, 'info'],
  [{ ...answer, status: 404, message: 'trolley: answered 404' }, 'info'],
  [{ ...answer, status: 401, message: 'trolley: answered 401' }, 'error'],
  [{ ...answer, service: 'slots', status: 404, message: 'slots: answered 404' }, 'error'],
])('logs %o as %s', (record, level) => {
  const { records, logger } = logged();

  logger.response(record);

  expect(records[0]).toMatchObject({ ...record, level });
});
