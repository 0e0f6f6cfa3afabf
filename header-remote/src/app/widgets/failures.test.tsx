// @vitest-environment jsdom
import { emitEvent, type LogRecord, lastEvent } from '@grocer/shared-contracts';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setFailureLog } from '../../platform/logger/reportFailure.ts';
import { release } from '../../platform/release.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { mount, rootErrorHandlers } from './mount.tsx';
import { aPage, patiently } from './testing/aPage.ts';

const shop = aShop();
const page = aPage();
let records: LogRecord[];
beforeEach(() => {
  records = [];
});

/** A page whose dialogs crash: jsdom's `<dialog>` has no `showModal`. */
async function crashDialogs(clientLogging: boolean): Promise<void> {
  // Each test has its own list: the header of the last test may log an answer when the next one has begun.
  const own = records;
  const logger = { log: (record: LogRecord) => own.push(record) };
  const options = { services: { origin: shop.origin }, logger, config: { clientLogging } };
  page.mounted.push(mount('Header', page.host, options));
  await vi.waitFor(() => expect(lastEvent('session')).toBeDefined(), patiently);
  emitEvent('show_error');
  await vi.waitFor(() => expect(page.errors).toHaveLength(2), patiently);
}

describe('a feature that crashes', () => {
  test('is rendered again, then left out; both crashes reach the host’s logger and the page', async () => {
    await crashDialogs(true);

    const origin = { feature: 'dialogs', ...release };
    const error = { code: 'dialogs', message: expect.stringContaining('showModal'), ...origin };
    expect(page.errors).toEqual([error, error]);
    expect(records.filter(({ level }) => level === 'error')).toEqual(
      ['rendered anew', 'left out'].map((outcome) => ({
        level: 'error',
        message: `dialogs crashed and is ${outcome}`,
        error: 'TypeError',
        cause: expect.stringContaining('showModal'),
        stack: expect.stringContaining('useModal'),
        ...origin,
      })),
    );
    expect(page.logged).toEqual([]);
    expect(document.querySelectorAll('header')).toHaveLength(1);
    expect(document.querySelector('dialog[role=alertdialog]')).toBeNull();
  });

  test('with client logging off the page is told, and nothing is logged', async () => {
    await crashDialogs(false);

    expect(page.errors).toMatchObject([{ code: 'dialogs' }, { code: 'dialogs' }]);
    expect(records).toEqual([]);
    expect(page.logged).toEqual([]);
  });
});

test('a widget that crashes as a whole reaches the log and the page before any other code has loaded', async () => {
  setFailureLog((message) => records.push({ level: 'error', message }));
  const onCrashed = vi.fn();
  const root = createRoot(document.createElement('div'), rootErrorHandlers('CheckoutButton', onCrashed));

  root.render(<Broken />);

  await vi.waitFor(() => expect(onCrashed).toHaveBeenCalledOnce());
  expect(page.errors).toEqual([{ code: 'CheckoutButton', message: 'no trolley', ...release }]);
  expect(records).toEqual([{ level: 'error', message: 'CheckoutButton crashed' }]);
  expect(page.logged).toEqual([]);
});

function Broken(): never {
  throw new Error('no trolley');
}
