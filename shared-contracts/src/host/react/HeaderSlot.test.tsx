// @vitest-environment jsdom
import { act, type ReactNode, StrictMode, Suspense, use } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { LoadHeader } from '../mountDoor.ts';
import { HeaderSlot } from './HeaderSlot.tsx';
import {
  aPageForEachTest,
  app,
  fragmentBeforeApp,
  input,
  later,
  load,
  render,
  seen,
  slot,
  slotAt,
} from './testing/aPage.tsx';

aPageForEachTest();

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

    expect(seen.log).toEqual(['mount', 'path /a']);
    expect(slot().textContent).toBe('the header');
  });

  test('a re-render of the host passes new options on and mounts nothing', async () => {
    fragmentBeforeApp();
    const root = await render(slotAt('/a'));

    await render(slotAt('/b'), root);

    expect(seen.log).toEqual(['mount', 'path /a', 'path /b']);
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
    expect(seen.log).toEqual(['mount', 'path /a']);
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
    expect(seen.log.filter((word) => word === 'mount' || word === 'unmount')).toEqual(['mount']);
    window.removeEventListener('error', crash);
  });

  test('another slot that comes as this one goes keeps the header', async () => {
    fragmentBeforeApp();
    const root = await render(<div key="one">{slotAt('/a')}</div>);

    await render(<div key="two">{slotAt('/b')}</div>, root);
    await later(10);

    expect(seen.log).toEqual(['mount', 'path /a', 'path /b']);
    expect(slot().textContent).toBe('the header');
  });

  test('says so where it is rendered twice, but not while one page fades into the next', async () => {
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
    expect(seen.complaints).toEqual([]);

    await twice(root);
    await later(2000);
    expect(seen.complaints.join()).toContain('render <HeaderSlot> once');
  });

  test('leaves nothing when it goes', async () => {
    const root = await render(slotAt('/a'));
    await act(async () => root.unmount());
    await later(10);

    expect(seen.log.at(-1)).toBe('unmount');
    expect(
      document.querySelectorAll('[data-grocer], [data-grocer-waiting], [data-grocer-slot]'),
    ).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
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
      seen.roots.push(hydrateRoot(app, <StrictMode>{page()}</StrictMode>));
    });
    await later(1);

    expect(seen.complaints).toEqual([]);
    expect(app.querySelector('style')).toBe(style);
    expect(slot().textContent).toBe('the header');
    expect(seen.log).toEqual(['mount', 'path undefined']);
  });
});

const Waiting = ({ data }: { data: Promise<void> }) => <p>{`come ${use(data)}`}</p>;

const Broken = () => {
  throw new Error('the host crashed');
};

function reportAsReactDoes(error: unknown) {
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
}
