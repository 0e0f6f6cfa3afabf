import path from 'node:path';
import { experimental_loadStorybook, loadManifests } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';

interface Documented {
  reactDocgen?: { props?: Record<string, object> };
}

interface Component extends Documented {
  subcomponents?: Record<string, Documented>;
  stories: { id: string; name: string; description?: string; snippet?: string }[];
}

let components: Record<string, Component> = {};

/** Creates the manifest that a built Storybook has as `manifests/components.json`. */
beforeAll(async () => {
  const configDir = path.join(import.meta.dirname, '.storybook');
  const { presets } = await experimental_loadStorybook({ configDir, packageJson: {} });
  const manifests = await loadManifests(presets);
  components = (manifests.components as { components: typeof components }).components;
}, 120_000);

/** Questions about states: question, component, text that only the answering story has, that story. */
const questions: [question: string, component: string, says: RegExp, story: string][] = [
  ['What does the trolley show for 120 items?', 'trolley-summary', /itemCount=\{120\}/, 'hundred-or-more'],
  ['What does a trolley of 75 pence cost in words?', 'trolley-summary', /75p/, 'one-item-under-a-pound'],
  ['What remains of the trolley when its service fails?', 'trolley-summary', /trolley error/, 'failed'],
  ['How is a trolley drawn that no page has stored?', 'trolley-summary', /No page.*stored/, 'not-known'],
  ['What remains of the slot when its service fails?', 'slot', /slot error/, 'failed'],
  ['Has the slot a state for a collection?', 'slot', /Collection/, 'open-for-collection'],
  ['How does an error say that the slot expired?', 'instant-checkout-order-error', /expired/, 'timed-out'],
  ['What follows a lost session at checkout?', 'instant-checkout-order-error', /SESSION/, 'session-ended'],
  ['Which dialog has a phone number to call?', 'instant-checkout-order-error', /call us/, 'call-us'],
  ['Why can a small trolley not be paid for?', 'checkout-button', /Below/, 'below-minimum-spend'],
  ['What says that items are gone?', 'checkout-button', /Unavailable items/, 'unavailable-items'],
  ['Does the amend bar have a state past the cut-off?', 'amend-bar', /cut-off/, 'without-message'],
  ['Does a compact bar have the seasonal menu?', 'compact-bar', /season="Christmas"/, 'seasonal'],
  ['When is the header compact?', 'compact-bar', /150 px/, 'thresholds'],
  ['What do suggestions show if there are none?', 'search-suggestions', /No Suggestions/, 'no-suggestions'],
  ['Can recent searches be switched off?', 'search-recent-searches', /Disabled/, 'history-disabled'],
  ['Which list is too long for multi-search?', 'multi-search', /Limit/, 'limit-reached'],
  ['What does the menu show if the categories fail?', 'mega-menu-rows', /Failed/, 'failed'],
  ['What if an editor’s component crashes?', 'promotional-content', /crashes/, 'broken-component'],
  ['What does a missing picture look like?', 'promotional-content-picture', /not found/, 'not-found'],
];

/** Pages about functions, and a component whose HTML never passes through React: they have no props to list. */
const functions = ['app-override-badge', 'app-plain-header', 'ui-scroll-lock', 'ui-tooltip'];
/** Pages of components that take no props. */
const takeNone = ['features-multi-search', 'features-skip-link'];

describe('the component manifest', () => {
  test('lists the props of every component that has some', () => {
    const hasProps = ({ reactDocgen }: Documented) => Object.keys(reactDocgen?.props ?? {}).length > 0;
    const without = Object.keys(components).filter((id) => {
      const { subcomponents = {}, ...component } = components[id] as Component;
      return ![component, ...Object.values(subcomponents)].some(hasProps);
    });
    expect(without.sort()).toEqual([...functions, ...takeNone].sort());
  });

  test.each(questions)('answers: %s', (_, component, says, story) => {
    const found = components[`features-${component}`]?.stories.filter(({ name, description, snippet }) =>
      says.test([name, description, snippet].join(' ')),
    );
    expect(found?.map(({ id }) => id.replace(/^.*--/, ''))).toEqual([story]);
  });
});
