import fc, { type AsyncCommand } from 'fast-check';
import { aBrowser } from './aBrowser.ts';
import * as browser from './browserSteps.ts';
import type { RealShop } from './realShop.ts';
import { aShopModel, type ShopModel } from './shopModel.ts';
import * as shopper from './shopperSteps.ts';
import { pass } from './step.ts';
import { startVirtualTime } from './virtualTime.ts';

/**
 * Runs the commands in a new browser with two tabs. Resolves to how often a tab was compared with the model.
 *
 * @param owner whose the tabs are: the number of a session; null: nobody is signed in
 * @param ways milliseconds of one way between the browser and the services
 */
export async function runOrder(
  owner: number | null,
  commands: Iterable<AsyncCommand<ShopModel, RealShop>>,
  ways: Iterator<number>,
): Promise<number> {
  const time = startVirtualTime('2026-03-03T10:00:00Z');
  const real: RealShop = { time, browser: aBrowser(time, ways), tabs: [] };
  const model: ShopModel = { ...aShopModel(), now: time.now() };
  try {
    // The sandbox knows its visitors by a cookie, which parallel first calls would overwrite.
    await real.browser.enter('anonymous');
    for (const step of start(owner)) await step.run(model, real);
    await fc.asyncModelRun(() => ({ model, real }), commands);
    await end(model, real);
    return model.checks;
  } finally {
    for (const page of real.tabs) page.close();
    time.stop();
  }
}

function start(owner: number | null) {
  const session = owner === null ? undefined : shopper.sessions[owner];
  const tabs = [shopper.openTab, shopper.openTab];
  return session ? [...tabs, browser.settle, shopper.signIn(0, session), browser.settle] : tabs;
}

/** At the end of each run everything works, and every tab is seen. */
async function end(model: ShopModel, real: RealShop) {
  if (model.hasOutage) await browser.repair.run(model, real);
  if (!model.isOnline) await browser.goOnline.run(model, real);
  await pass(model, real, 5000);
  for (const n of model.tabs.keys()) {
    for (const step of [browser.restore(n), browser.show(n)])
      if (step.isPossible(model)) await step.run(model, real);
  }
  await browser.settle.run(model, real);
}
