// @vitest-environment jsdom
import { act, Component, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../../contracts/release.ts';
import { HeaderSwitchedOffError } from '../browser/assertScriptOn.ts';
import type { LoadHeader, MountModule } from '../browser/mountModule.ts';
import { storeFragment } from '../fragmentKey.ts';
import { UnsupportedBrowserError } from '../shared/supportedBrowser.ts';
import { aMount } from '../testing/aMount.ts';
import { HeaderSlot } from './HeaderSlot.tsx';

const remote = 'https://header.example/stable/';

/** The calls of the fake header, in their order. */
let log: string[];
let consoleErrors: unknown[][];
let roots: Root[];
const app = document.createElement('div');

beforeEach(() => {
  [log, consoleErrors, roots] = [[], [], []];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation((...words) => void consoleErrors.push(words));
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

const mount = aMount((call, options) => {
  log.push(options ? `${call} ${options.path}` : call);
});

const load: LoadHeader = async () => ({ release: {} as Release, mount });

/** A slot that is not the first element of the app: it adopts the fragment at once. */
const slotAt = (path: string, loader: LoadHeader = load) => <div>{firstSlotAt(path, loader)}</div>;

/** A slot that is the first element of the app. */
const firstSlotAt = (path: string, loader: LoadHeader = load) => (
  <HeaderSlot load={loader} options={{ path }} remote={remote} />
);

/** Adds a fragment before the app's root, as in a client-rendered host. */
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

const waiting: LoadHeader = () => new Promise(() => {});

/** Loads the fake header, with another `mount`. */
const mountedBy =
  (mount: MountModule['mount']): LoadHeader =>
  async (...requested) => ({ ...(await load(...requested)), mount });

/** A header whose `mount` throws in the first `tries` tries. */
const throwing = (tries: number) =>
  mountedBy((...args) => {
    log.push('try');
    if (log.length <= tries) throw new Error('no cookies here');
    return mount(...args);
  });

describe('HeaderSlot', () => {
  test('with `trust` loads no header that its publisher has not signed', async () => {
    await render(<HeaderSlot load={load} remote={remote} trust={{ keys: ['a mistyped key'] }} />);

    await vi.waitFor(() => expect(String(consoleErrors)).toContain('is not a public key'));

    expect(log).toEqual([]);
  });

  test('moves the fragment from before the app into the slot, with focus and selection', async () => {
    const element = fragmentBeforeApp();
    const found = input();
    found.value = 'sourdough';
    found.focus();
    found.setSelectionRange(2, 5);

    await render(slotAt('/a', waiting));

    expect(slot().firstElementChild).toBe(element);
    expect(document.activeElement).toBe(found);
    expect([found.selectionStart, found.selectionEnd]).toEqual([2, 5]);
  });

  test('takes over the fragment also if links before it have its id', async () => {
    const element = fragmentBeforeApp();
    const link = Object.assign(document.createElement('a'), { id: 'grocer-header' });
    document.body.prepend(link);

    await render(slotAt('/ecom'));
    link.remove();

    expect(slot().contains(element)).toBe(true);
    expect(link.childNodes).toHaveLength(0);
    expect(document.querySelectorAll('[data-grocer]')).toHaveLength(1);
  });

  test('passes on from where another header may be loaded', async () => {
    const overrides = ['https://preview.header.example'];
    const loading = vi.fn(waiting);
    await render(<HeaderSlot load={loading} overrides={overrides} remote={remote} />);

    expect(loading).toHaveBeenCalledWith(remote, expect.objectContaining({ overrides }));
  });

  test('mounts the header once, also in StrictMode; a re-render of the host updates the options', async () => {
    fragmentBeforeApp();
    const root = await render(<StrictMode>{slotAt('/a')}</StrictMode>);
    expect(log).toEqual(['mount /a']);

    await render(<StrictMode>{slotAt('/b')}</StrictMode>, root);

    expect(log).toEqual(['mount /a', 'update /b']);
    expect(slot().textContent).toBe('the header');
  });

  test.each([
    { from: 'before the app', prepare: fragmentBeforeApp },
    { from: 'of the slot', prepare: () => {} },
  ])(
    'an element $from survives a crash of the host’s app and is taken over by the next app',
    async ({ prepare }) => {
      prepare();
      const page = (child: ReactNode) => (
        <>
          {slotAt('/a')}
          {child}
        </>
      );
      const root = await render(page(null), createRoot(app, { onUncaughtError: reportAsReactDoes }));
      const element = slot().firstElementChild;

      await withoutAct(async () => {
        root.render(page(<Broken />));
        await vi.waitFor(() => expect(app.childElementCount).toBe(0));
      });
      expect(app.previousElementSibling).toBe(element);
      expect(element?.textContent).toBe('the header');

      await render(slotAt('/b'), createRoot(app.appendChild(document.createElement('div'))));
      expect(slot().firstElementChild).toBe(element);
      expect(log.filter((call) => !call.startsWith('update'))).toEqual(['mount /a']);
    },
  );

  test('an error while the page goes on without a header does not keep the header', async () => {
    const root = await render(slotAt('/a'), createRoot(app, { onUncaughtError: reportAsReactDoes }));
    const reporting = () => queueMicrotask(() => reportAsReactDoes(new Error('another')));

    await withoutAct(async () => {
      root.render(<main ref={reporting}>A page without a header</main>);
      await vi.waitFor(() => expect(log.at(-1)).toBe('unmount'));
    });

    expect(document.body.textContent).toBe('A page without a header');
    expect(document.querySelector('#grocer-header')).toBeNull();
  });

  test('the slot of an error page takes over the header', async () => {
    const page = (child: ReactNode) => (
      <ErrorBoundary fallback={slotAt('/error')}>
        {slotAt('/a')}
        {child}
      </ErrorBoundary>
    );
    const root = await render(page(null));
    const element = slot().firstElementChild;

    await render(page(<Broken />), root);

    expect(slot().firstElementChild).toBe(element);
    expect(log).toEqual(['mount /a', 'update /error']);
  });

  test('reports that it is rendered twice, but not during a page transition', async () => {
    const twice = (root: Root) =>
      render(
        <>
          {slotAt('/a')}
          <main>{slotAt('/b')}</main>
        </>,
        root,
      );
    const root = await render(null);
    await twice(root);
    await render(slotAt('/b'), root);
    await later(2000);
    expect(consoleErrors).toEqual([]);

    await twice(root);
    await later(2000);
    expect(consoleErrors.join()).toContain('render <HeaderSlot> once');
  });

  test('removes everything when it is unmounted', async () => {
    const root = await render(slotAt('/a'));
    await act(async () => root.unmount());
    await later(10);

    expect(log.at(-1)).toBe('unmount');
    expect(
      document.querySelectorAll('[data-grocer], [data-grocer-waiting], [data-grocer-slot]'),
    ).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('HeaderSlot as the first element of the app, directly below the fragment', () => {
  test('the header is mounted on the fragment where it is, stays there, and goes with the slot', async () => {
    const element = fragmentBeforeApp();

    const root = await render(firstSlotAt('/a'));

    expect(element.textContent).toBe('the header');
    expect(element.nextElementSibling).toBe(app);
    expect(slot().childElementCount).toBe(0);

    await act(async () => root.unmount());
    await later(1);

    expect(element.querySelector('[data-grocer]')).toBeNull();
    expect(log.at(-1)).toBe('unmount');
  });

  test('the header moves into the slot when the app renders something before the slot', async () => {
    const element = fragmentBeforeApp();
    const page = (notice: ReactNode) => (
      <>
        {notice}
        {firstSlotAt('/a')}
      </>
    );
    const root = await render(page(null));

    await render(page(<p>We close at 4pm today</p>), root);
    await later(1);

    expect(slot().firstElementChild).toBe(element);
    expect(slot().textContent).toBe('the header');
  });
});

describe('HeaderSlot with renderSlot', () => {
  const href = 'https://header.example/1.0.0/remoteEntry.js';
  const preloadLinks = [{ rel: 'preload', as: 'script', href, integrity: 'sha384-x' }];
  const html = '<div data-grocer="1">from the server</div>';
  const page = (fragmentKey: string) => (
    <StrictMode>
      <HeaderSlot fragmentKey={fragmentKey} load={load} remote={remote} />
    </StrictMode>
  );

  test('writes the HTML into the document once, and preloads the scripts', () => {
    const document = renderToString(page(storeFragment({ html, preloadLinks })));

    expect(document.split('from the server')).toHaveLength(2);
    expect(/<link rel="preload"[^>]* href="(.*?)"/.exec(document)?.[1]).toBe(href);
    expect(document).not.toContain('data-grocer-waiting');
  });

  test('the browser hydrates it without the HTML', async () => {
    app.innerHTML = renderToString(page(storeFragment({ html, preloadLinks: [] })));

    roots.push(hydrateRoot(app, page('a key of the server')));
    expect(app.textContent).toBe('from the server');
    await later(1);

    expect(slot().textContent).toBe('the header');
    expect(log[0]).toMatch(/^mount/);
    expect(consoleErrors).toEqual([]);
  });

  test('a key that this process does not know reserves the height', () => {
    expect(renderToString(page('gone'))).toContain('data-grocer-waiting');
  });
});

describe('HeaderSlot in an app with a router (behaviour/loading#router)', () => {
  test('the path of the router takes the place of that in the options, and follows it', async () => {
    const options = { path: '/old' };
    const at = (path: string) => <HeaderSlot load={load} options={options} path={path} remote={remote} />;
    const root = await render(at('/a'));

    await render(at('/b'), root);
    await render(at('/b'), root);

    expect(log).toEqual(['mount /a', 'update /b']);
  });

  test('the header opens links with the router', async () => {
    const navigate = () => {};
    const mounting = vi.fn(mount);

    await render(<HeaderSlot load={mountedBy(mounting)} navigate={navigate} remote={remote} />);

    expect(mounting.mock.calls.map(([, , options]) => options)).toEqual([{ navigate }]);
  });
});

describe('HeaderSlot, while the header is loading', () => {
  test('shows the fallback header in the same commit as the host’s content, in reserved height', () => {
    const root = createRoot(app);
    roots.push(root);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

    flushSync(() =>
      root.render(
        <StrictMode>
          {slotAt('/ecom/shop/search?searchTerm=milk', waiting)}
          <h1>Groceries</h1>
        </StrictMode>,
      ),
    );

    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    expect(app.querySelector('h1')).not.toBeNull();
    expect(slot().querySelectorAll('[data-grocer-waiting]')).toHaveLength(1);
    expect(slot().querySelectorAll('[data-grocer]')).toHaveLength(1);
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

  test.each([
    ['a browser that is not supported', new UnsupportedBrowserError('the header needs popovers')],
    ['while the publisher has turned the script off, a page', new HeaderSwitchedOffError('it is off')],
  ])('%s keeps the fallback header, and is not asked again', async (_what, error) => {
    const note = vi.spyOn(console, 'info').mockImplementation(() => {});
    const refused = vi.fn(load).mockRejectedValue(error);

    await render(slotAt('/a', refused));
    await later(120_000);

    expect(slot().querySelectorAll('[data-grocer-fallback]')).toHaveLength(1);
    expect(refused).toHaveBeenCalledTimes(1);
    expect(note).toHaveBeenCalledExactlyOnceWith(`[grocer header] ${error.message}`);
    expect(consoleErrors).toEqual([]);
  });

  test('a header that loads late replaces the fallback header and keeps the typed text', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>();
    await render(slotAt('/a', (...requested) => promise.then(() => load(...requested))));
    input().value = 'oats';

    arrive();
    await later(1);

    expect(slot().textContent).toBe('the header');
    expect(input().value).toBe('oats');
    expect(document.querySelector('[data-grocer-waiting]')).toBeNull();
  });

  test('retries after a failed load, and reports it once', async () => {
    const failing = vi.fn(load).mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce('down');

    await render(slotAt('/a', failing));
    expect(slot().querySelector('form')).not.toBeNull();
    await later(20_000);

    expect(failing).toHaveBeenCalledTimes(3);
    expect(slot().textContent).toBe('the header');
    expect(consoleErrors).toHaveLength(1);
  });

  test('restores the fragment when the header crashes in its first render', async () => {
    fragmentBeforeApp();
    const crashing = mountedBy((_widget, element) => {
      element.querySelector('[data-grocer]')?.remove();
      return { rendered: Promise.reject(new Error('crash')), update() {}, unmount() {} };
    });

    await render(slotAt('/a', crashing));

    expect(slot().querySelector('[data-grocer="1"] input')).not.toBeNull();
  });

  test('keeps one fragment, however often mount() throws, and is replaced by the header that mounts', async () => {
    fragmentBeforeApp();
    const fragment = document.querySelector('[data-grocer]');
    await render(slotAt('/a', throwing(5)));
    await later(20_000);

    expect(log).toHaveLength(5);
    expect(document.querySelectorAll('[data-grocer]')).toHaveLength(1);
    expect(document.querySelector('[data-grocer]')).toBe(fragment);
    expect(consoleErrors).toHaveLength(1);

    await later(5000);
    expect(slot().textContent).toBe('the header');
    expect(document.querySelectorAll('[data-grocer]')).toHaveLength(1);
  });

  test('removes what a header has rendered before its mount() throws', async () => {
    fragmentBeforeApp();
    const halfWay = mountedBy((_widget, element) => {
      element.insertAdjacentHTML('beforeend', '<div data-grocer></div>');
      throw new Error('half-way');
    });

    await render(slotAt('/a', halfWay));
    await later(10_000);

    expect(document.querySelectorAll('[data-grocer]')).toHaveLength(1);
    expect(input()).not.toBeNull();
  });

  test('never throws, even if the plain header cannot be rendered', async () => {
    vi.spyOn(document, 'createElementNS').mockImplementation(() => {
      throw new TypeError('not on this page');
    });

    await render(slotAt('/a'));

    expect(slot().textContent).toBe('the header');
    expect(consoleErrors.join()).toContain('could not show its plain header');
  });

  test('reserves height in the server’s HTML without a fragment', () => {
    const html = renderToString(<HeaderSlot load={load} nonce="n1" remote="https://r/" />);

    expect(html).toContain('data-grocer-waiting=""');
    expect(html).toContain('<style nonce="n1">[data-grocer-waiting]{');
  });
});

const Broken = () => {
  throw new Error('the host crashed');
};

class ErrorBoundary extends Component<{ children: ReactNode; fallback: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? this.props.fallback : this.props.children);
}

function reportAsReactDoes(error: unknown) {
  const onError = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', onError);
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  window.removeEventListener('error', onError);
}

/** Runs the work without `act`, which React expects otherwise, and which would catch the errors of the host. */
async function withoutAct(work: () => Promise<void>) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useRealTimers();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 10));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
}
