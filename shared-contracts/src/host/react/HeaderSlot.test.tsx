// @vitest-environment jsdom
import { act, type ReactNode, StrictMode, Suspense, use } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadHeader } from '../mountDoor.ts';
import type { Release } from '../release.ts';
import { HeaderSlot } from './HeaderSlot.tsx';
import { fallbackAfterMs } from './holdHeader.ts';

let log: string[];
let complaints: unknown[][];
let roots: Root[];
const app = document.createElement('div');

beforeEach(() => {
  log = [];
  complaints = [];
  roots = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  document.body.replaceChildren(app);
  app.replaceChildren();
});
afterEach(async () => {
  await act(async () => {
    for (const root of roots) root.unmount();
  });
  await later(1);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A header that writes down what is done to it, and that takes over what it finds, as the real one does. */
const load: LoadHeader = async () => ({
  release: {} as Release,
  mount(_widget, element, options) {
    log.push('mount');
    const found = element.querySelector('[data-grocer]');
    const header = Object.assign(document.createElement('div'), { textContent: 'the header' });
    header.dataset.grocer = 'mounted';
    const input = found?.querySelector('input');
    if (input) header.append(Object.assign(document.createElement('input'), { value: input.value }));
    if (found) found.replaceWith(header);
    else element.append(header);
    log.push(`path ${options?.path}`);
    return {
      rendered: Promise.resolve(),
      update: ({ path }) => void log.push(`path ${path}`),
      unmount() {
        log.push('unmount');
        header.remove();
      },
    };
  },
});

const slotAt = (path: string, loader: LoadHeader = load) => (
  <HeaderSlot load={loader} options={{ path }} remote="https://header.example/stable/" />
);

/** Fragment before the app's root, as a client-rendered host has it. */
const fragmentBeforeApp = () => {
  const element = document.createElement('div');
  element.id = 'grocer-header';
  element.innerHTML = '<style data-href="w.css"></style><div data-grocer="1"><input name="searchTerm"></div>';
  app.before(element);
  return element;
};

async function render(children: ReactNode, root = createRoot(app)) {
  if (!roots.includes(root)) roots.push(root);
  await act(async () => root.render(children));
  await later(1);
  return root;
}

const input = () => document.querySelector('input') as HTMLInputElement;
const slot = () => app.querySelector('[data-grocer-slot]') as HTMLElement;

describe('HeaderSlot', () => {
  test('takes the fragment from before the app into its place, with focus and selection', async () => {
    const element = fragmentBeforeApp();
    const found = input();
    found.value = 'sourdough';
    found.focus();
    found.setSelectionRange(2, 5);
    const waiting: LoadHeader = () => new Promise(() => {});

    await render(slotAt('/a', waiting));

    expect(slot().firstElementChild).toBe(element);
    expect(document.activeElement).toBe(found);
    expect([found.selectionStart, found.selectionEnd]).toEqual([2, 5]);
  });

  test('mounts once in StrictMode', async () => {
    fragmentBeforeApp();

    await render(<StrictMode>{slotAt('/a')}</StrictMode>);

    expect(log).toEqual(['mount', 'path /a']);
    expect(slot().textContent).toBe('the header');
  });

  test('a re-render of the host passes new options on and mounts nothing', async () => {
    fragmentBeforeApp();
    const root = await render(slotAt('/a'));

    await render(slotAt('/b'), root);

    expect(log).toEqual(['mount', 'path /a', 'path /b']);
  });

  test('is seen at its own place while the app around it is suspended, and stays mounted', async () => {
    fragmentBeforeApp();
    const options = { path: '/a' };
    const page = (child: ReactNode) => (
      <Suspense fallback="one moment">
        <HeaderSlot load={load} options={options} remote="https://header.example/stable/" />
        {child}
      </Suspense>
    );
    const root = await render(page(null));
    let arrive = () => {};
    const data = new Promise<void>((resolve) => (arrive = resolve));

    await render(page(<Waiting data={data} />), root);
    expect(app.previousElementSibling?.textContent).toBe('the header');

    await act(async () => arrive());
    await later(1);
    expect(slot().textContent).toBe('the header');
    expect(log).toEqual(['mount', 'path /a']);
  });

  test('stays with the page when the host’s app crashes, and is taken over by the next app', async () => {
    fragmentBeforeApp();
    const crash = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', crash);
    const root = createRoot(app, { onUncaughtError: reportAsReactDoes });
    const page = (child: ReactNode) => (
      <>
        {slotAt('/a')}
        {child}
      </>
    );
    await render(page(null), root);

    // `act` would keep the error to itself.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.useRealTimers();
    root.render(page(<Broken />));
    await vi.waitFor(() => expect(app.childElementCount).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 10));
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers();
    expect(crash).toHaveBeenCalled();
    expect(app.previousElementSibling?.textContent).toBe('the header');

    await render(slotAt('/b'), createRoot(app.appendChild(document.createElement('div'))));
    expect(log.filter((word) => word === 'mount' || word === 'unmount')).toEqual(['mount']);
    window.removeEventListener('error', crash);
  });

  test('another slot that comes as this one goes keeps the header', async () => {
    fragmentBeforeApp();
    const root = await render(<div key="one">{slotAt('/a')}</div>);

    await render(<div key="two">{slotAt('/b')}</div>, root);
    await later(10);

    expect(log).toEqual(['mount', 'path /a', 'path /b']);
    expect(slot().textContent).toBe('the header');
  });

  test('leaves nothing when it goes', async () => {
    const root = await render(slotAt('/a'));
    await act(async () => root.unmount());
    await later(10);

    expect(log.at(-1)).toBe('unmount');
    expect(
      document.querySelectorAll('[data-grocer], [data-grocer-waiting], [data-grocer-slot]'),
    ).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps room where there is no fragment, and shows a plain header after a second', async () => {
    const waiting: LoadHeader = () => new Promise(() => {});
    await render(slotAt('/ecom/shop/search?searchTerm=milk', waiting));
    expect(slot().hasAttribute('data-grocer-waiting')).toBe(true);
    expect(slot().childElementCount).toBe(0);

    await later(fallbackAfterMs);

    const links = [...slot().querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/ecom/shop/browse/groceries',
      '/ecom/login?redirect=%2Fecom%2Fshop%2Fsearch%3FsearchTerm%3Dmilk',
      '/ecom/shop/trolley',
      '/ecom/shop/browse/groceries',
    ]);
    expect(slot().querySelector('form')?.getAttribute('action')).toBe('/ecom/shop/search');
    expect(input().value).toBe('milk');
    expect(slot().querySelector('[style]')).toBeNull();
  });

  test('a header that comes late takes the plain one’s place, with what was typed', async () => {
    let arrive = () => {};
    const late: LoadHeader = async (...asked) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return load(...asked);
    };
    await render(slotAt('/a', late));
    await later(fallbackAfterMs);
    input().value = 'oats';

    arrive();
    await later(1);

    expect(slot().textContent).toBe('the header');
    expect(input().value).toBe('oats');
    expect(slot().hasAttribute('data-grocer-waiting')).toBe(false);
  });

  test('asks again for a header that failed, and says so once', async () => {
    let tries = 0;
    const failing: LoadHeader = async (...asked) => {
      tries += 1;
      if (tries < 3) throw new Error('down');
      return load(...asked);
    };

    await render(slotAt('/a', failing));
    expect(slot().querySelector('form')).not.toBeNull();
    await later(20_000);

    expect(tries).toBe(3);
    expect(slot().textContent).toBe('the header');
    expect(complaints).toHaveLength(1);
  });

  test('asks at once when the browser is online again', async () => {
    let tries = 0;
    const failing: LoadHeader = async () => {
      tries += 1;
      throw new Error('down');
    };
    await render(slotAt('/a', failing));

    window.dispatchEvent(new Event('online'));
    await later(1);

    expect(tries).toBe(2);
  });

  test('puts back what stood there when the header crashes at its first render', async () => {
    fragmentBeforeApp();
    const crashing: LoadHeader = async () => ({
      release: {} as Release,
      mount: (_widget, element) => {
        element.querySelector('[data-grocer]')?.remove();
        return { rendered: Promise.reject(new Error('crash')), update() {}, unmount() {} };
      },
    });

    await render(slotAt('/a', crashing));

    expect(slot().querySelector('[data-grocer="1"] input')).not.toBeNull();
  });

  test('hydrates a server’s fragment without a word from React', async () => {
    const fragment = '<style data-href="w.css"></style><div data-grocer="1"><input name="searchTerm"></div>';
    const page = (html?: string) => (
      <main>
        <HeaderSlot load={load} remote="https://r/" {...(html && { fragment: html })} />
      </main>
    );
    app.innerHTML = renderToString(page(fragment));
    const style = app.querySelector('style');

    await act(async () => {
      roots.push(hydrateRoot(app, <StrictMode>{page()}</StrictMode>));
    });
    await later(1);

    expect(complaints).toEqual([]);
    expect(app.querySelector('style')).toBe(style);
    expect(slot().textContent).toBe('the header');
    expect(log).toEqual(['mount', 'path undefined']);
  });

  test('keeps room from the server on where there is no fragment', () => {
    const html = renderToString(<HeaderSlot load={load} nonce="n1" remote="https://r/" />);

    expect(html).toContain('data-grocer-waiting=""');
    expect(html).toContain('<style nonce="n1">[data-grocer-waiting]{');
  });
});

const Waiting = ({ data }: { data: Promise<void> }) => <p>{`come ${use(data)}`}</p>;

const Broken = () => {
  throw new Error('the host crashed');
};

function reportAsReactDoes(error: unknown) {
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
}
