import { countCells } from '../../fixtures/countCells.ts';
import type { Services } from '../../fixtures/services.ts';
import type { Driver } from '../../tools/engines/Driver.ts';
import { type Boxes, compareBoxes } from '../../tools/engines/layouts/compareBoxes.ts';
import { type State, states } from '../../tools/engines/layouts/states.ts';
import {
  type EngineName,
  engineNames,
  expect,
  inEachEngine,
  type Shoppers,
  test,
} from '../../tools/engines/layouts/test.ts';
import { inPage } from '../../tools/engines/targets.ts';

/** A phone, a tablet, and a desktop. */
const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

// One test after another, because each opens three browsers.
test.describe.configure({ mode: 'default' });

for (const state of Object.values<State>(states)) {
  test(`${state.title}: Firefox and WebKit lay out the header as Chromium`, async ({
    shoppers,
    services,
  }) => {
    test.setTimeout(180_000);
    const differences: string[] = [];
    let held = 0;
    await services.scenario(state.scenario);
    for (const size of viewports) {
      const boxes = await inEachEngine((engine) => measure(state, shoppers[engine], services, size));
      for (const engine of engineNames) {
        const found = compareBoxes(engine, boxes[engine], boxes.chromium);
        differences.push(...found.map((line) => `${engine} at ${size.width} px: ${line}`));
        if (found.length === 0) held++;
      }
    }
    countCells('Layouts', held, viewports.length * engineNames.length);
    expect(differences).toEqual([]);
  });
}

/** Opens the page, reaches the state, and measures the boxes once nothing moves. */
async function measure(
  state: State,
  { driver, shopper }: Shoppers[EngineName],
  services: Services,
  { width, height }: (typeof viewports)[number],
): Promise<Boxes> {
  const isWide = width >= 992;
  await driver.move(0, 0);
  await shopper.resize(width, height);
  await shopper.open(state.path);
  await shopper.sees(inPage('heading'));
  const isLoading = "return document.querySelector('main').textContent.includes('Loading…')";
  await expect.poll(() => shopper.run(isLoading)).toBe(false);
  await state.reach(shopper, isWide, services);
  await untilStill(driver);
  const boxes = [];
  for (const target of state.landmarks(isWide)) boxes.push({ target, box: (await shopper.sees(target)).box });
  return boxes;
}

/** Takes screenshots until two are equal: fonts and images have loaded, and nothing moves. */
async function untilStill(driver: Driver): Promise<void> {
  await expect(async () => {
    const before = await driver.picture();
    await driver.run(
      'return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))',
    );
    expect(before.equals(await driver.picture()), 'the page is still').toBe(true);
  }).toPass({ timeout: 15_000, intervals: [150] });
}
