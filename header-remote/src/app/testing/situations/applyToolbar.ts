import type { ScenarioParts } from '@grocer/sandbox';
import type { HeaderOptions } from '@grocer/shared-contracts';
import { type Situation, sessionCalls } from './situations.ts';

/** Values of Storybook's toolbar. An empty value leaves what the story has. */
export type ToolbarGlobals = Readonly<Record<string, unknown>>;

/** Returns the situation, with the toolbar's choices in place of its own values. */
export function applyToolbar(situation: Situation, globals: ToolbarGlobals): Situation {
  const { session, slot, trolley, network } = globals;
  const parts = {
    ...situation.parts,
    // A slot or a trolley needs a signed-in customer.
    ...(slot || trolley ? { session: situation.parts.session ?? 'customer' } : {}),
    ...(session ? { session } : {}),
    ...(slot ? slotParts(String(slot)) : {}),
    ...(trolley ? { trolley } : {}),
  } as ScenarioParts;
  const { calls: _calls, spared: _spared, ...everyCall } = situation;
  if (!network) return { ...situation, parts };
  return {
    ...everyCall,
    parts,
    network: network as NonNullable<Situation['network']>,
    // `failing` spares the calls of the session, as in "Everything failing". `broken` spares none.
    ...(network === 'failing' && { spared: sessionCalls }),
  };
}

/** `amending` and `past-cut-off` are states of the order; its slot is then a delivery. */
const slotParts = (slot: string): object =>
  slot === 'amending' || slot === 'past-cut-off' ? { slot: 'delivery', order: slot } : { slot, order: 'new' };

const flagNames = ['searchHistory', 'sitePinBar', 'megaMenuBanners'] as const;

/** All flags are on, unless the toolbar chooses `none` or one of them. */
export function flagsOf(chosen: unknown): NonNullable<HeaderOptions['flags']> {
  const isOn = (name: string) => !chosen || chosen === 'all' || chosen === name;
  return Object.fromEntries(flagNames.map((name) => [name, isOn(name)]));
}
