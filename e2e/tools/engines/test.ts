import { writeFile } from 'node:fs/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { createServices, type Services } from '../../fixtures/services.ts';
import { type FaultyRemote, startFaultyRemote } from '../../fixtures/startFaultyRemote.ts';
import { startReadyStack } from '../../fixtures/test.ts';
import { attachLog } from '../../fixtures/watchLog.ts';
import type { Stack } from '../stack/stack.ts';
import { type Driver, type Engine, launchEngine, type Session } from './Driver.ts';
import { createShopper, type Shopper } from './Shopper.ts';
import { webKit } from './webKit.ts';

interface Fixtures {
  session: Session;
  /** Messages of the pages that fail the test. A test that expects one empties the list. */
  complaints: string[];
  driver: Driver;
  /** A shopper with a window of 1280 x 900 px. */
  shopper: Shopper;
  /** Controls the sandbox. A scenario applies to this shopper only. */
  services: Services;
}

interface WorkerFixtures {
  /** Serves the header's files, with faults. */
  remote: FaultyRemote;
  stack: Stack;
  engine: Engine;
}

/** For journeys that run in Chromium, Firefox and WebKit. Only the first two have Playwright's `page`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  remote: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const remote = await startFaultyRemote();
      await use(remote);
      await remote.close();
    },
    { scope: 'worker' },
  ],

  stack: [
    async ({ remote }, use) => {
      const stack = await startReadyStack({ headerRemote: `${remote.origin}/stable/` });
      await use(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],

  engine: [
    async ({ playwright, browserName, launchOptions, channel }, use, { project }) => {
      const options = { ...launchOptions, ...(channel !== undefined && { channel }) };
      const engine =
        project.name === 'webkit' ? webKit : await launchEngine(playwright[browserName], options);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  session: async ({ engine }, use, testInfo) => {
    const session = await engine.createSession();
    await session.driver.resize(1280, 900);
    await use(session);
    await explainFailure(session, testInfo);
    await session.driver.close();
  },

  driver: ({ session }, use) => use(session.driver),

  // Ends before `session`, which then attaches the log of a failure.
  complaints: [
    async ({ session: { complaints } }, use) => {
      await use(complaints);
      expect(complaints, 'console messages that fail the test').toEqual([]);
    },
    { auto: true },
  ],

  shopper: async ({ driver, stack, remote }, use) => {
    await use(createShopper(driver, stack.host.origin));
    remote.heal();
  },

  // A scenario gives the browser the session of the shopper.
  services: async ({ driver, stack, playwright }, use) => {
    stack.sandbox?.reset();
    const request = await playwright.request.newContext();
    const services = createServices(stack.services, request);
    await use({
      ...services,
      async scenario(name) {
        await services.scenario(name);
        const { cookies } = await request.storageState();
        await driver.setCookies(cookies, `${stack.services}/sandbox/calls`);
      },
    });
    await services.noFaults();
    await request.dispose();
  },
});

export { expect };

/** Attaches the page and the log to a failed test, as Playwright does for tests with its `page`. */
async function explainFailure({ driver, log }: Session, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const file = testInfo.outputPath('page.png');
  await writeFile(file, await driver.picture());
  await testInfo.attach('screenshot', { path: file });
  await testInfo.attach('page', {
    body: await driver.run<string>('return location.href + "\\n" + document.body.innerText'),
  });
  await attachLog(log, testInfo);
}
