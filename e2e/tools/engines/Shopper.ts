import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Driver } from './Driver.ts';
import type { Target } from './targets.ts';

/** An element as the shopper sees it. */
export interface Seen {
  text: string;
  value: string | null;
  isExpanded: boolean;
  isFocused: boolean;
  box: { x: number; y: number; width: number; height: number };
}

export type Shopper = ReturnType<typeof createShopper>;

/** A shopper at a browser, who sees by role and name, presses and types. Every expectation waits until it is met. */
export function createShopper(driver: Driver, origin: string) {
  const ready = () => waitUntilReady(driver);
  return {
    /** Opens a page of the shop and waits until the header is interactive. */
    async open(path = '/ecom/shop/browse/groceries') {
      await driver.open(origin + path);
      await ready();
    },
    /** Opens an address as it is, without waiting for any script. */
    goto: (address: string) => driver.open(new URL(address, origin).href),
    ready,
    back: () => driver.run<void>('history.back()'),
    resize: (width: number, height = 900) => driver.resize(width, height),
    press: async (target: Target) => driver.press(...(await centreOf(driver, target))),
    hover: async (target: Target) => driver.move(...(await centreOf(driver, target))),
    type: driver.type,
    key: driver.key,
    sees: (target: Target, state?: Partial<Omit<Seen, 'box'>>) => see(driver, target, state),
    seesNot: (target: Target) =>
      waitFor(async () => expect(await look(driver, target), describe(target)).toEqual([])),
    isAt: (path: string | RegExp) =>
      waitFor(async () => {
        const address = await driver.run<string>('return location.pathname + location.search');
        if (typeof path === 'string') expect(address).toBe(path);
        else expect(address).toMatch(path);
      }),
    run: driver.run,
  };
}

const waitFor = (assertion: () => Promise<void>): Promise<void> =>
  expect(assertion).toPass({ timeout: 30_000, intervals: [50, 50, 100, 100, 200] });

/** Waits until the session is known, which means that the header has hydrated. */
const waitUntilReady = (driver: Driver): Promise<void> =>
  waitFor(async () => {
    const session = "globalThis[Symbol.for('grocer.bus.1')]?.last('session')";
    expect(await driver.run(`return ${session} !== undefined`), 'the header is ready').toBe(true);
  });

async function see(driver: Driver, target: Target, state: Partial<Omit<Seen, 'box'>> = {}): Promise<Seen> {
  let seen: Seen | undefined;
  const hasState = (one: Seen) =>
    Object.entries(state).every(([key, value]) => one[key as keyof Seen] === value);
  await waitFor(async () => {
    const all = await look(driver, target);
    seen = all.find(hasState);
    expect(seen ? 'seen' : all, `${describe(target)} ${JSON.stringify(state)}`).toBe('seen');
  });
  return seen as Seen;
}

/**
 * The centre of an element once it no longer moves: a press during an animation would miss it. Scrolls it into view at
 * each attempt, because content that is inserted later may push it out again.
 */
async function centreOf(driver: Driver, target: Target): Promise<Centre> {
  await see(driver, target);
  let centre: Centre | null = null;
  await waitFor(async () => {
    centre = await lookForCentre(driver, target);
    expect(centre, `${describe(target)} is in view and does not move`).not.toBeNull();
  });
  return centre as unknown as Centre;
}

const describe = ({ role, name = '' }: Target): string => `${role} ${name}`;

const require = createRequire(import.meta.url);
const testingLibrary = readFileSync(
  path.join(path.dirname(require.resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

type Centre = readonly [x: number, y: number];

/** Finds the visible elements of a page by Testing Library, which runs in the page, so in every engine. */
const look = (driver: Driver, target: Target): Promise<Seen[]> =>
  runWithLibrary(driver, `return (${lookInPage})(${pathLiteral(target)})`);

/** Scrolls the target's first element into view. Returns its centre, or null while it is out of view or moves. */
const lookForCentre = (driver: Driver, target: Target): Promise<Centre | null> =>
  runWithLibrary(driver, `return (${centreInPage})(${pathLiteral(target)})`);

async function runWithLibrary<Result>(driver: Driver, body: string): Promise<Result> {
  if (!(await driver.run<boolean>("return 'TestingLibraryDom' in globalThis")))
    await driver.run(testingLibrary);
  return driver.run<Result>(body);
}

/** The path to a target as JavaScript source, the outermost target first. */
function pathLiteral(target: Target): string {
  const steps: string[] = [];
  for (let step: Target | undefined = target; step; step = step.within) {
    const name = step.name instanceof RegExp ? String(step.name) : JSON.stringify(step.name);
    steps.unshift(`{ role: ${JSON.stringify(step.role)}, name: ${name} }`);
  }
  return `[${steps.join(', ')}]`;
}

const findInPage = `(path) => {
  const isVisible = (element) => element.getClientRects().length > 0;
  return path.reduce(
    (found, { role, name }) =>
      found.flatMap((element) =>
        TestingLibraryDom.queryAllByRole(element, role, name === undefined ? {} : { name }).filter(isVisible),
      ),
    [document.body],
  );
}`;

const lookInPage = `(path) => (${findInPage})(path).map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    text: element.textContent,
    value: element.value ?? null,
    isExpanded: element.getAttribute('aria-expanded') === 'true',
    isFocused: element === document.activeElement,
    box: { x, y, width, height },
  };
})`;

/**
 * Compares the positions in two frames. Waiting for one frame is not enough: the script may run more than once in it. A
 * panel that is about to slide in has not moved yet, but is out of view.
 */
const centreInPage = `async (path) => {
  const element = (${findInPage})(path)[0];
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  await nextFrame();
  const [left, top] = centre();
  await nextFrame();
  const [x, y] = centre();
  const isInView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  return isInView && x === left && y === top ? [x, y] : null;
}`;
