import { expect } from '@playwright/test';
import type { Driver, KeyName } from './Driver.ts';
import { type Centre, look, lookForCentre, type Seen, type Target } from './look.ts';

/** Somebody at a browser: sees by role and name, presses and types. Every expectation waits until it holds. */
export interface Shopper {
  /** Opens a page of the shop and waits until the header is interactive. */
  open(path?: string): Promise<void>;
  /** Opens an address as it is, without waiting for any script. */
  goto(address: string): Promise<void>;
  ready(): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height?: number): Promise<void>;
  press(target: Target): Promise<void>;
  hover(target: Target): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  sees(target: Target, state?: Partial<Omit<Seen, 'box'>>): Promise<Seen>;
  seesNot(target: Target): Promise<void>;
  isAt(path: string | RegExp): Promise<void>;
  run<Result>(body: string): Promise<Result>;
}

export function createShopper(driver: Driver, origin: string): Shopper {
  const ready = () => waitUntilReady(driver);
  const sees: Shopper['sees'] = (target, state) => see(driver, target, state);
  return {
    async open(path = '/ecom/shop/browse/groceries') {
      await driver.open(origin + path);
      await ready();
    },
    goto: (address) => driver.open(new URL(address, origin).href),
    ready,
    back: () => driver.run('history.back()'),
    resize: (width, height = 900) => driver.resize(width, height),
    press: async (target) => driver.press(...(await centreOf(driver, target))),
    hover: async (target) => driver.move(...(await centreOf(driver, target))),
    type: driver.type,
    key: driver.key,
    sees,
    seesNot: (target) =>
      waitFor(async () => expect(await look(driver, target), describe(target)).toEqual([])),
    isAt: (path) =>
      waitFor(async () => {
        const address = await driver.run<string>('return location.pathname + location.search');
        if (typeof path === 'string') expect(address).toBe(path);
        else expect(address).toMatch(path);
      }),
    run: driver.run,
  };
}

const waitFor = (assertion: () => Promise<void>): Promise<void> =>
  expect(assertion).toPass({ timeout: 15_000, intervals: [50, 50, 100, 100, 200] });

/** The first service call has given the session, so the header has hydrated. */
const waitUntilReady = (driver: Driver): Promise<void> =>
  waitFor(async () => {
    const session = "globalThis[Symbol.for('grocer.bus.1')]?.last('session')";
    expect(await driver.run(`return ${session} !== undefined`), 'the header is ready').toBe(true);
  });

async function see(
  driver: Driver,
  target: Target,
  state: Parameters<Shopper['sees']>[1] = {},
): Promise<Seen> {
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
 * Where an element is once it no longer moves: a press in the middle of an animation would miss it. It is scrolled into
 * view at each attempt, because content that comes later may push it out again.
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
