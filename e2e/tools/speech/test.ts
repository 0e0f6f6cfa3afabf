import type { ScenarioName } from '@grocer/sandbox';
import type { Page } from '@playwright/test';
import type { Header } from '../../fixtures/header.ts';
import type { Services } from '../../fixtures/services.ts';
import { test as base, expect } from '../../fixtures/test.ts';
import { wholeChromiumLaunchOptions } from '../stack/findChromium.ts';
import { firefoxLaunchOptions, hasEngines } from '../stack/findEngines.ts';
import { type Orca, startOrca } from './startOrca.ts';
import { blockOf, transcriptOf } from './transcript.ts';

/** What a journey can use besides the keyboard. */
export interface World {
  page: Page;
  header: Header;
  services: Services;
  /** Waits until Orca has read the current page: it reads the next page wrong if the page is left earlier. */
  waitForSilence: () => Promise<void>;
}

/**
 * Steps separated by commas: a key, such as "Tab"; a text to type, in quotes; or "to" and the name of a control to
 * focus, because it is many keys away ("to Add…": its name begins with "Add"). Or a title and a function to call.
 */
type Step = string | readonly [what: string, happen: (world: World) => Promise<unknown>];

/** The page on which a journey starts. */
export interface Setting {
  /** Default: Chromium. */
  browser?: 'firefox';
  /** Default: 1280 px. */
  width?: 390;
  userAgent?: string;
  scenario?: ScenarioName;
  path?: string;
  hasScript?: false;
  /** Whether the header's files can be loaded. */
  hasRemote?: false;
  /** Before the first step. */
  before?: (world: World) => Promise<unknown>;
  /** A fault to plant in the page: elements lose an attribute, or `document.ariaNotify` does nothing. */
  fault?: readonly [selector: string, attribute: string] | 'no ariaNotify';
}

interface Fixtures {
  setting: Setting;
  /** Goes through steps on the page, which the fixture has opened. Returns the transcript, a block for each step. */
  listen: (steps: readonly Step[], expected?: readonly string[]) => Promise<string[]>;
}

export const test = base.extend<Fixtures, { orca: Orca }>({
  setting: [{}, { option: true }],

  orca: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const orca = await startOrca();
      await use(orca);
      await orca.close();
    },
    { scope: 'worker' },
  ],

  onlyHydration: ({ setting }, use) => use(setting.hasRemote === false),

  baseURL: async ({ setting, stack, startStack, remote }, use) => {
    if (setting.hasRemote !== false) return use(stack.host.origin);
    remote.fault(/./, 'missing');
    const shop = await startStack({ headerRemote: `${remote.origin}/stable/`, fragmentCacheSeconds: 0 });
    await use(shop.host.origin);
  },

  // A whole browser with a window.
  context: async ({ playwright, orca, setting, baseURL }, use) => {
    const { width = 1280, userAgent, hasScript = true, browser = 'chromium' } = setting;
    const context = await playwright[browser].launchPersistentContext('', {
      ...launchOptions[browser](orca.env),
      headless: false,
      ...(baseURL && { baseURL }),
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      viewport: { width, height: 844 },
      javaScriptEnabled: hasScript,
      ...(userAgent && { userAgent }),
    });
    await use(context);
    await context.close();
  },

  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.waitForEvent('page'))),

  listen: async ({ orca, page, header, services, setting }, use) => {
    const { scenario = 'anonymous', path: address = '/ecom/shop/browse/groceries', before, fault } = setting;
    const { hasScript = true, hasRemote = true } = setting;
    const isPlain = !hasScript || !hasRemote;
    const nothingMoreIsSaid = (rounds: number) => silence(page, orca, { rounds, ...setting });
    const waitForSilence = () => nothingMoreIsSaid(20);
    const world = { page, header, services, waitForSilence };
    await waitForSilence();
    if (fault) await page.addInitScript(plant, fault);
    if (hasScript) await page.exposeFunction('untilHeard', () => nothingMoreIsSaid(4));
    await page.addInitScript(waitForOrca);
    await services.scenario(scenario);
    await (isPlain ? page.goto(address) : header.open(address));
    if (hasScript) await header.pageLoaded();
    await before?.(world);
    await nothingMoreIsSaid(isPlain ? 60 : 20);
    await use(async (steps, expected = []) => {
      const blocks: string[] = [];
      for (const step of steps.flatMap(split)) {
        const what = typeof step === 'string' ? step : step[0];
        const from = orca.said.length;
        const block = () => blockOf(what, orca.said.slice(from));
        const awaited = expected[blocks.length];
        await take(step, world, orca);
        if (awaited) await until(() => block() === awaited);
        await nothingMoreIsSaid(awaited ? 6 : 40);
        blocks.push(block());
      }
      return blocks;
    });
  },
});

export { expect };

/** Launch options of the browser that Orca reads. */
const launchOptions = {
  chromium(env: Orca['env']) {
    const { executablePath, args } = wholeChromiumLaunchOptions();
    return {
      executablePath,
      args: [
        ...args.filter((arg) => !arg.startsWith('--headless')),
        '--force-renderer-accessibility',
        '--ozone-platform=x11',
        '--disable-gpu',
        // Hides the infobar that warns of unsupported flags.
        '--test-type',
        // Without an address bar, which would have the focus.
        '--app=data:text/html,<title>Empty page</title>',
      ],
      env,
    };
  },
  firefox(env: Orca['env']) {
    const { executablePath, env: ownEnv } = firefoxLaunchOptions();
    return {
      executablePath,
      channel: 'moz-firefox',
      env: { ...ownEnv, ...env },
      // -1: accessibility is always on.
      firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
    };
  },
};

const split = (step: Step): Step[] => (typeof step === 'string' ? step.split(', ') : [step]);

async function take(step: Step, world: World, orca: Orca): Promise<void> {
  if (typeof step !== 'string') return void (await step[1](world));
  const [, text] = /^"(.+)"$/.exec(step) ?? [];
  const [, name, isStart] = /^to ([^…]+)(…?)$/.exec(step) ?? [];
  if (text !== undefined) orca.type(text);
  else if (name === undefined) orca.press(step);
  else await controlOf(world.page, isStart ? new RegExp(`^${name}`) : name).focus();
}

const controlOf = (page: Page, name: string | RegExp) =>
  (['button', 'link', 'combobox', 'searchbox'] as const)
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((one, other) => one.or(other))
    .first();

/** Waits until what was said is as expected. If it never is, the comparison of the whole transcript fails. */
const until = (isTrue: () => boolean) =>
  expect
    .poll(isTrue, { timeout: 10_000, intervals: [50] })
    .toBe(true)
    .catch(() => {});

/** Resolves after `rounds` silent rounds: in each the page draws two frames, and Orca handles what they changed. */
async function silence(
  page: Page,
  orca: Orca,
  { rounds, hasScript }: { rounds: number } & Setting,
): Promise<void> {
  for (let calm = 0; calm < rounds; calm += 1) {
    const { length } = orca.said;
    // Rejects while the page is being left.
    await (hasScript === false ? page.screenshot(picture) : page.evaluate(twoFrames)).catch(() =>
      page.waitForLoadState(),
    );
    await orca.handled();
    if (orca.said.length > length) calm = 0;
  }
}

// A screenshot waits for a frame as well. With other options Playwright would add a style to the page.
const picture = { caret: 'initial', animations: 'allow' } as const;

/** Runs in the page. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Runs in the page. The header moves the focus in some places 100 ms late, so that a screen reader can speak before.
 * Here timers of 100 ms wait until Orca has said everything, however busy the machine is.
 */
function waitForOrca(): void {
  const { setTimeout: delay, untilHeard } = window as typeof window & { untilHeard(): Promise<void> };
  const wait = (run: () => void, ms?: number, ...rest: unknown[]) =>
    ms === 100 ? void untilHeard().then(run) : delay(run, ms, ...rest);
  Object.assign(window, { setTimeout: wait });
}

/** Runs in the page. */
function plant(fault: NonNullable<Setting['fault']>): void {
  if (fault === 'no ariaNotify') return void Object.assign(Document.prototype, { ariaNotify: () => {} });
  const [selector, attribute] = fault;
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(`${selector}[${attribute}]`))
      element.removeAttribute(attribute);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Registers a journey, which fails if Orca says anything else than the journey's transcript. `TRANSCRIPTS=write` writes
 * the transcript: read it from top to bottom before you commit it. `isShort` journeys run in `pnpm test`, too. `inFirefox`
 * journeys are also heard in Firefox, with a transcript of their own.
 */
export function heard(
  title: string,
  setting: Setting,
  steps: readonly Step[],
  { isShort = false, inFirefox = false } = {},
): void {
  if (inFirefox && hasEngines()) heard(`${title}, in Firefox`, { ...setting, browser: 'firefox' }, steps);
  test.describe(() => {
    test.use({ setting });
    test(isShort ? title : `${title} @full`, async ({ listen }, testInfo) => {
      const transcript = transcriptOf(title, setting.width);
      const isWritten = process.env.TRANSCRIPTS === 'write';
      const expected = isWritten ? [] : transcript.blocks();
      const said = await listen(steps, expected);
      await testInfo.attach('transcript', { body: said.join('\n'), contentType: 'text/plain' });
      if (isWritten) transcript.write(said);
      else expect(said).toEqual(expected);
    });
  });
}
