// @vitest-environment jsdom
import { emitEvent, type HeaderEvents, type LogRecord, lastEvent } from '@grocer/shared-contracts';
import type { MountedWidget } from '@grocer/shared-contracts/host';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setFailureLog } from '../../platform/logger/reportFailure.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { mount } from './mount.tsx';
import { rootErrorHandlers } from './rootErrorHandlers.ts';

const shop = aShop();
let errors: HeaderEvents['header_error'][];
let records: LogRecord[];
let onConsole: unknown[][];
let header: MountedWidget | undefined;

/** A busy machine needs more than the second that Vitest waits. */
const patiently = { interval: 10, timeout: 20_000 };

const recordError = (event: Event) => void errors.push((event as CustomEvent).detail);

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
beforeEach(() => {
  [errors, records, onConsole] = [[], [], []];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...messages) => void onConsole.push(messages));
  window.addEventListener('grocer:header_error', recordError);
  document.body.replaceChildren(document.createElement('div'));
});
afterEach(async () => {
  header?.unmount();
  // The page's store is disposed one task later.
  await new Promise((resolve) => setTimeout(resolve, 5));
  window.removeEventListener('grocer:header_error', recordError);
  // The next test is another page: the event bus must not replay events.
  Reflect.deleteProperty(globalThis, Symbol.for('grocer.bus.1'));
  vi.restoreAllMocks();
});

/** A page whose dialogs crash: jsdom's `<dialog>` has no `showModal`. */
async function crashDialogs(clientLogging: boolean): Promise<void> {
  const logger = { log: (record: LogRecord) => records.push(record) };
  const options = { services: { origin: shop.origin }, logger, config: { clientLogging } };
  header = mount('Header', document.body.firstElementChild as Element, options);
  await vi.waitFor(() => expect(lastEvent('session')).toBeDefined(), patiently);
  emitEvent('show_error');
  await vi.waitFor(() => expect(errors).toHaveLength(2), patiently);
}

describe('a feature that crashes', () => {
  test('is rendered anew, then left out, and both reach the host’s logger and the page', async () => {
    await crashDialogs(true);

    const error = { code: 'dialogs', message: expect.stringContaining('showModal') };
    expect(errors).toEqual([error, error]);
    expect(records.filter(({ level }) => level === 'error')).toEqual(
      ['rendered anew', 'left out'].map((outcome) => ({
        level: 'error',
        message: `dialogs crashed and is ${outcome}`,
        error: 'TypeError',
        cause: expect.stringContaining('showModal'),
        stack: expect.stringContaining('useModal'),
      })),
    );
    expect(onConsole).toEqual([]);
    expect(document.querySelectorAll('header')).toHaveLength(1);
    expect(document.querySelector('dialog[role=alertdialog]')).toBeNull();
  });

  test('with client logging off the page is told, and nothing is logged', async () => {
    await crashDialogs(false);

    expect(errors).toMatchObject([{ code: 'dialogs' }, { code: 'dialogs' }]);
    expect(records).toEqual([]);
    expect(onConsole).toEqual([]);
  });
});

describe('a widget that crashes as a whole', () => {
  test('reaches the log and the page before any other code has loaded', async () => {
    setFailureLog((message) => records.push({ level: 'error', message }));
    const onCrashed = vi.fn();
    const root = createRoot(document.createElement('div'), rootErrorHandlers('CheckoutButton', onCrashed));

    root.render(<Broken />);

    await vi.waitFor(() => expect(onCrashed).toHaveBeenCalledOnce());
    expect(errors).toEqual([{ code: 'CheckoutButton', message: 'no trolley' }]);
    expect(records).toEqual([{ level: 'error', message: 'CheckoutButton crashed' }]);
    expect(onConsole).toEqual([]);
  });
});

function Broken(): never {
  throw new Error('no trolley');
}
