import { findChromium } from '../../stack/findChromium.ts';
import { firefoxLaunchOptions } from '../../stack/findEngines.ts';
import { type Engine, launchEngine, type Session } from '../Driver.ts';
import { createShopper, type Shopper } from '../Shopper.ts';
import { test as base, expect, useServices } from '../test.ts';
import { webKit } from '../webKit.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** One shopper in a browser of each engine. */
export type Shoppers = Record<EngineName, Session & { shopper: Shopper }>;

interface Fixtures {
  shoppers: Shoppers;
}

interface WorkerFixtures {
  engines: Record<EngineName, Engine>;
}

/** For tests that compare the engines with each other. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engines: [
    async ({ playwright: { chromium, firefox } }, use) => {
      const engines = {
        chromium: await launchEngine(chromium, findChromium() ?? {}),
        firefox: await launchEngine(firefox, { ...firefoxLaunchOptions(), channel: 'moz-firefox' }),
        webkit: webKit,
      };
      await use(engines);
      await inEachEngine((name) => engines[name].close());
    },
    { scope: 'worker' },
  ],

  shoppers: async ({ engines, stack, remote }, use) => {
    const start = async (name: EngineName) => {
      const session = await engines[name].createSession();
      return { ...session, shopper: createShopper(session.driver, stack.host.origin) };
    };
    const shoppers = await inEachEngine(start);
    await use(shoppers);
    await inEachEngine((name) => shoppers[name].driver.close());
    remote.heal();
  },

  services: ({ shoppers, stack, playwright }, use) => {
    const drivers = Object.values(shoppers).map(({ driver }) => driver);
    return useServices(drivers, { stack, playwright }, use);
  },
});

export { expect };

/** Runs an action in all engines at the same time. */
export async function inEachEngine<Result>(
  act: (name: EngineName) => Promise<Result>,
): Promise<Record<EngineName, Result>> {
  const results = await Promise.all(engineNames.map(async (name) => [name, await act(name)] as const));
  return Object.fromEntries(results) as Record<EngineName, Result>;
}
