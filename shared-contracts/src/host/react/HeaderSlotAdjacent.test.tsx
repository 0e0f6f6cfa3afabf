// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import {
  aPageForEachTest,
  app,
  firstSlotAt,
  fragmentBeforeApp,
  later,
  observed,
  render,
  slot,
  slotAt,
} from './testing/aPage.tsx';

aPageForEachTest();

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
