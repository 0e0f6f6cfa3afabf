import { expect, test } from '../../fixtures/test.ts';
import { widths } from '../../fixtures/widths.ts';

const bar = 'Amending order';

test('the amend bar is at the bottom of the window at every width, and does not cover the end of the page', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('amending');
  await header.open();
  const region = page.getByRole('region', { name: bar });
  await expect(region).toContainText('AMENDING');
  await expect(region).toContainText(/You can amend your order until 9pm (today|on [A-Z]\w+day \d+\s\w+)/);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const box = await region.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), `at ${width}`).toBe(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The page makes room in the frame after the bar has its new height.
    const space = () =>
      page.evaluate(() => Math.round(Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)));
    await expect.poll(space).toBe(Math.round(box?.height ?? 0));
  }
});

for (const fault of [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 200, body: { data: { cancelAmendOrder: { failures: [{ message: 'No' }] } } } },
  { kind: 'drop' },
] as const) {
  test(`if discarding fails (${JSON.stringify(fault)}), the changes are kept`, async ({
    page,
    header,
    services,
  }) => {
    await services.scenario('amending');
    await header.open();
    await expect(header.trolley).toHaveAccessibleName(/^Trolley, 14 items/);
    await services.fault('cancelAmend', fault);

    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Cancel changes' }).click();

    const error = page.getByRole('alertdialog', { name: "Sorry, we're experiencing an unexpected error." });
    await error.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('region', { name: bar })).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/^Trolley, 14 items/);
    expect(await services.calls('cancelAmend')).toBe(1);
  });
}
