import type { AsyncCommand } from 'fast-check';
import type { HeaderTab } from './aTab.ts';
import { checkPrivacy } from './checkTabs.ts';
import type { RealShop } from './realShop.ts';
import { changeUnnoticed, type ShopModel, type TabModel } from './shopModel.ts';

/** Something that a shopper, the shop, the browser or the network does. */
export interface Step {
  name: string;
  isPossible: (model: ShopModel) => boolean;
  run: (model: ShopModel, real: RealShop) => unknown;
}

/** The command of fast-check. After each one nothing of a shopper may be shown or sent as another's. */
export const toCommand = ({ name, isPossible, run }: Step): AsyncCommand<ShopModel, RealShop> => ({
  check: isPossible,
  async run(model, real) {
    await run(model, real);
    await pass(model, real, 0);
    checkPrivacy(real);
  },
  toString: () => name,
});

/** A step in the nth of the open tabs. */
export function inTab(
  n: number,
  name: string,
  step: {
    isPossible: (tab: TabModel, model: ShopModel) => boolean;
    run: (it: { model: ShopModel; real: RealShop; tab: TabModel; page: HeaderTab; index: number }) => unknown;
  },
): Step {
  const tabOf = ({ tabs }: ShopModel) => tabs[n % tabs.length] as TabModel;
  return {
    name: `tab ${n}: ${name}`,
    isPossible: (model) => model.tabs.length > 0 && step.isPossible(tabOf(model), model),
    run(model, real) {
      const index = n % model.tabs.length;
      return step.run({ model, real, tab: tabOf(model), page: real.tabs[index] as HeaderTab, index });
    },
  };
}

/** Time passes. A slot that was held for an order that is not placed is given away, of which no tab is told. */
export async function pass(
  model: ShopModel,
  { time }: RealShop,
  ms: number,
  how: 'advance' | 'sleep' = 'advance',
) {
  await time[how](ms);
  model.now = time.now();
  if (!model.slot || model.slot.heldUntil > model.now) return;
  model.slot = null;
  changeUnnoticed(model, { session: false, trolley: false, slot: true });
}
