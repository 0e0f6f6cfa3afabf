// @vitest-environment jsdom
import { act, type ReactNode, StrictMode, Suspense, use } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { LoadHeader } from '../browser/mountModule.ts';
import { keepFragment } from '../fragmentKey.ts';
import { HeaderSlot } from './HeaderSlot.tsx';
import {
  aPageForEachTest,
  app,
  firstSlotAt,
  fragmentBeforeApp,
  input,
  later,
  load,
  observed,
  render,
  slot,
  slotAt,
} from './testing/aPage.tsx';

aPageForEachTest();

const remote = 'https://header.example/stable/';

describe('HeaderSlot', () => {
  test('moves the fragment from before the app into the slot, with focus and selection', async () => {
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
    const waiting = vi.fn<LoadHeader>(() => new Promise(() => {}));
    await render(<HeaderSlot load={waiting} overrides={overrides} remote={remote} />);

    expect(waiting).toHaveBeenCalledWith(remote, expect.objectContaining({ overrides }));
  });

  test('mounts the header once in StrictMode', async () => {
    fragmentBeforeApp();

    await render(<StrictMode>{slotAt('/a')}</StrictMode>);

    expect(observed.log).toEqual(['mount', 'path /a']);
    expect(slot().textContent).toBe('the header');
  });

  test('a re-render of the host updates the options and does not mount again', async () => {
    fragmentBeforeApp();
    const root = await render(slotAt('/a'));

    await render(slotAt('/b'), root);

    expect(observed.log).toEqual(['mount', 'path /a', 'path /b']);
  });

  test('stays mounted and visible at its original position while the app is suspended', async () => {
    fragmentBeforeApp();
    const options = { path: '/a' };
    const page = (child: ReactNode) => (
      <Suspense fallback="one moment">
        <div>
          <HeaderSlot load={load} options={options} remote={remote} />
        </div>
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
    expect(observed.log).toEqual(['mount', 'path /a']);
  });

  test('survives a crash of the host’s app and is taken over by the next app', async () => {
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

    // `act` would catch the error.
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
    expect(observed.log.filter((word) => word === 'mount' || word === 'unmount')).toEqual(['mount']);
    window.removeEventListener('error', crash);
  });

  test('keeps the header when another slot replaces this one', async () => {
    fragmentBeforeApp();
    const root = await render(<div key="one">{slotAt('/a')}</div>);

    await render(<div key="two">{slotAt('/b')}</div>, root);
    await later(10);

    expect(observed.log).toEqual(['mount', 'path /a', 'path /b']);
    expect(slot().textContent).toBe('the header');
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
    expect(observed.consoleErrors).toEqual([]);

    await twice(root);
    await later(2000);
    expect(observed.consoleErrors.join()).toContain('render <HeaderSlot> once');
  });

  test('removes everything when it is unmounted', async () => {
    const root = await render(slotAt('/a'));
    await act(async () => root.unmount());
    await later(10);

    expect(observed.log.at(-1)).toBe('unmount');
    expect(
      document.querySelectorAll('[data-grocer], [data-grocer-waiting], [data-grocer-slot]'),
    ).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('hydrates a server’s fragment without a message from React', async () => {
    const fragment = '<style data-href="w.css"></style><div data-grocer="1"><input name="searchTerm"></div>';
    const page = (html?: string) => (
      <main>
        <HeaderSlot load={load} remote="https://r/" {...(html && { fragment: html })} />
      </main>
    );
    app.innerHTML = renderToString(page(fragment));
    const style = app.querySelector('style');

    await act(async () => {
      observed.roots.push(hydrateRoot(app, <StrictMode>{page()}</StrictMode>));
    });
    await later(1);

    expect(observed.consoleErrors).toEqual([]);
    expect(app.querySelector('style')).toBe(style);
    expect(slot().textContent).toBe('the header');
    expect(observed.log).toEqual(['mount', 'path undefined']);
  });
});

describe('HeaderSlot as the first element of the app, directly below the fragment', () => {
  test('the header is mounted on the fragment where it is, and stays there', async () => {
    const element = fragmentBeforeApp();

    await render(firstSlotAt('/a'));

    expect(element.textContent).toBe('the header');
    expect(element.nextElementSibling).toBe(app);
    expect(slot().childElementCount).toBe(0);
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

  test('the header is removed when the slot is unmounted', async () => {
    const element = fragmentBeforeApp();
    const root = await render(firstSlotAt('/a'));

    await act(async () => root.unmount());
    await later(1);

    expect(element.querySelector('[data-grocer]')).toBeNull();
    expect(observed.log.at(-1)).toBe('unmount');
  });
});

describe('HeaderSlot elsewhere in the app', () => {
  test('the fragment moves into the slot at once', async () => {
    const element = fragmentBeforeApp();

    await render(slotAt('/a'));

    expect(slot().firstElementChild).toBe(element);
  });
});

describe('HeaderSlot with renderSlot (behaviour/loading#render-slot)', () => {
  const preloadLinks = [
    {
      rel: 'preload',
      as: 'script',
      href: 'https://header.example/1.0.0/remoteEntry.js',
      integrity: 'sha384-x',
    },
  ];
  const html = '<div data-grocer="1">from the server</div>';
  const page = (fragmentKey: string) => (
    <StrictMode>
      <HeaderSlot fragmentKey={fragmentKey} load={load} remote={remote} />
    </StrictMode>
  );

  test('writes the HTML into the document once, and preloads the scripts', () => {
    const document = renderToString(page(keepFragment({ html, preloadLinks })));

    expect(document.split('from the server')).toHaveLength(2);
    expect(document).toMatch(
      /<link rel="preload"[^>]* href="https:\/\/header\.example\/1\.0\.0\/remoteEntry\.js"/,
    );
    expect(document).not.toContain('data-grocer-waiting');
  });

  test('the browser hydrates it without the HTML', async () => {
    app.innerHTML = renderToString(page(keepFragment({ html, preloadLinks: [] })));

    observed.roots.push(hydrateRoot(app, page('a key of the server')));
    expect(app.textContent).toBe('from the server');
    await later(1);

    expect(slot().textContent).toBe('the header');
    expect(observed.log[0]).toBe('mount');
    expect(observed.consoleErrors).toEqual([]);
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

    expect(observed.log).toEqual(['mount', 'path /a', 'path /b']);
  });

  test('the header opens links with the router', async () => {
    const navigate = () => {};
    const mounted: unknown[] = [];
    const loader: typeof load = async (...args) => {
      const header = await load(...args);
      return {
        ...header,
        mount(widget, element, options) {
          mounted.push(options?.navigate);
          return header.mount(widget, element, options);
        },
      };
    };

    await render(<HeaderSlot load={loader} navigate={navigate} remote={remote} />);

    expect(mounted).toEqual([navigate]);
  });
});

const Waiting = ({ data }: { data: Promise<void> }) => <p>{`come ${use(data)}`}</p>;

const Broken = () => {
  throw new Error('the host crashed');
};

function reportAsReactDoes(error: unknown) {
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
}
