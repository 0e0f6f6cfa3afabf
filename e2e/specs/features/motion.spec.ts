import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import postcss, { type Declaration } from 'postcss';
import { fullUnless } from '../../fixtures/countCells.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The longest allowed movement. */
const longestMs = 250;

/**
 * Records the header's animations at every frame. Leaves out two that lead to no final state: spinners, and the marker
 * of elements that are hidden until the script knows the session.
 */
async function watchMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const seen = new Map<string, object>();
    const sample = () => {
      for (const animation of document.getAnimations()) {
        const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
        const name = animationName ?? transitionProperty ?? 'script';
        const { target } = animation.effect as KeyframeEffect;
        const ms = Number(animation.effect?.getComputedTiming().endTime);
        const isOwn = target?.closest('header') && !target.matches('[data-grocer-hidden]');
        if (ms === Infinity || !isOwn) continue;
        seen.set(`${name} ${ms}`, { name, ms });
      }
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
    Object.assign(globalThis, { motions: () => [...seen.values()] });
  });
  return () => page.evaluate<Motion[]>('motions()');
}

type Motion = { name: string; ms: number };

async function openAndClose(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  const button = (name: string | RegExp) => banner.getByRole('button', { name, exact: true });
  await button('Groceries').click();
  await button('Bakery').click();
  await button('Fresh & chilled').click();
  await expect(banner.getByRole('link', { name: 'View all Fresh & chilled' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(/^Slot details/).click();
  await expect(banner.getByRole('link', { name: 'Change slot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button('My account').click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(banner.getByRole('link', { name: 'Inspiration' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 0));
  await button('Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Groceries' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Bakery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const { title, reducedMotion, longest, least } of [
  { title: 'nothing moves for long', reducedMotion: 'no-preference', longest: longestMs, least: 5 },
  { title: 'with reduced motion nothing moves', reducedMotion: 'reduce', longest: 0, least: 0 },
] as const)
  test(`${title}${fullUnless(longest > 0)}`, async ({ page, header }) => {
    await page.emulateMedia({ reducedMotion });
    const motions = await watchMotion(page);
    await header.openAs('slot-booked');
    await header.pageLoaded();
    await openAndClose(page);

    const seen = await motions();
    expect(seen.length, 'movements').toBeGreaterThanOrEqual(least);
    expect(seen.filter(({ ms }) => ms > longest)).toEqual([]);
  });

const folder = path.join(import.meta.dirname, '../../../header-remote/dist');

/** Duration plus delay of each comma-separated part of a declaration. Milliseconds. */
function timesOf({ value }: Declaration, tokens: ReadonlyMap<string, string>): number[] {
  const resolved = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => tokens.get(name) ?? '');
  return resolved
    .split(/,(?![^(]*\))/)
    .map((part) =>
      [...part.matchAll(/(calc\()?(\d*\.?\d+)(ms|s)\b(?:\s*\/\s*(\d+))?/g)]
        .map(([, , number, unit, by]) => (Number(number) * (unit === 's' ? 1000 : 1)) / Number(by ?? 1))
        .reduce((sum, ms) => sum + ms, 0),
    );
}

/** Whether a movement ends: all but those of spinners and of the marker of hidden elements. */
const hasEnd = ({ value, parent }: Declaration): boolean =>
  !value.includes('infinite') && !`${parent?.toString()}`.includes('data-grocer-hidden');

test('no style sheet of the header has a movement of more than 250 ms', () => {
  const sheets = globSync('**/*.css', { cwd: folder }).map((file) =>
    postcss.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  // Finds tokens by their values, because the build renames them. Later values, for reduced motion, are 0 s.
  const tokens = new Map<string, string>();
  for (const sheet of sheets)
    sheet.walkDecls(/^--/, ({ prop, value }) => {
      if (/^[\d.]+m?s$/.test(value) && !tokens.has(prop)) tokens.set(prop, value);
    });
  const declarations: Declaration[] = [];
  for (const sheet of sheets)
    sheet.walkDecls(/^(transition|animation)(-duration|-delay)?$/, (each) => void declarations.push(each));

  expect([...tokens.values()].sort(), 'times of colours and panels').toEqual(['.1s', '.2s']);
  expect(declarations.length, 'declarations').toBeGreaterThan(20);
  const long = declarations
    .filter(hasEnd)
    .filter((each) => timesOf(each, tokens).some((ms) => ms > longestMs));
  expect(long.map((each) => `${each}`)).toEqual([]);
});
