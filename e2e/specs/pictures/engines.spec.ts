import { countCells } from '../../fixtures/countCells.ts';
import type { Services } from '../../fixtures/services.ts';
import type { Engine } from '../../tools/engines/Driver.ts';
import { type Boxes, compareBoxes } from '../../tools/engines/pictures/compareBoxes.ts';
import { savePicture, takePicture } from '../../tools/engines/pictures/picture.ts';
import { type State, states } from '../../tools/engines/pictures/states.ts';
import {
  type EngineName,
  engineNames,
  expect,
  inEachEngine,
  type Shoppers,
  test,
} from '../../tools/engines/pictures/test.ts';
import { inPage } from '../../tools/engines/targets.ts';

/** A phone, a tablet, and a desktop. */
const viewports: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** `pnpm pictures:engines` saves the pictures for the documentation; `pnpm test:full` only compares. */
const isSaving = process.env.PICTURES === 'save';

// The tests run one after another, because each opens three browsers.
test.describe.configure({ mode: 'default' });

for (const [name, state] of Object.entries<State>(states)) {
  test(`${state.title}: Firefox and WebKit lay out the header as Chromium`, async ({
    engines,
    shoppers,
    services,
  }) => {
    test.setTimeout(180_000);
    const differences: string[] = [];
    let held = 0;
    await services.scenario(state.scenario);
    for (const { width, height } of viewports) {
      const seen = await inEachEngine((engine) => look(state, shoppers[engine], services, { width, height }));
      if (isSaving) await save(engines, seen, `${name}/${width}`);
      for (const engine of engineNames) {
        const found = compareBoxes(engine, seen[engine].boxes, seen.chromium.boxes);
        differences.push(...found.map((line) => `${engine} at ${width} px: ${line}`));
        if (found.length === 0) held++;
      }
    }
    countCells('Pictures', held, viewports.length * engineNames.length);
    expect(differences).toEqual([]);
  });
}

interface Size {
  width: number;
  height: number;
}

interface View {
  picture: Buffer;
  boxes: Boxes;
}

/** Opens the page, reaches the state, and takes its picture and its boxes once nothing moves. */
async function look(
  state: State,
  { driver, shopper }: Shoppers[EngineName],
  services: Services,
  { width, height }: Size,
): Promise<View> {
  const isWide = width >= 992;
  await driver.move(0, 0);
  await shopper.resize(width, height);
  await shopper.open(state.path);
  await shopper.sees(inPage('heading'));
  const isLoading = "return document.querySelector('main').textContent.includes('Loading…')";
  await expect.poll(() => shopper.run(isLoading)).toBe(false);
  await state.reach(shopper, isWide, services);
  const picture = await takePicture(driver);
  const boxes = [];
  for (const target of state.landmarks(isWide)) boxes.push({ target, box: (await shopper.sees(target)).box });
  return { picture, boxes };
}

async function save(engines: Record<EngineName, Engine>, views: Record<EngineName, View>, folder: string) {
  const { driver } = await engines.chromium.createSession();
  for (const engine of engineNames)
    await savePicture(driver, views[engine].picture, `${folder}-${engine}.webp`);
  await driver.close();
}
