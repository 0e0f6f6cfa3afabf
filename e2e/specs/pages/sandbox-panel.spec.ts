import { expect, test } from '../../fixtures/test.ts';

test('the sandbox panel sets a scenario for the visitor, by keyboard', async ({ page, header }) => {
  await header.open('/ecom/lists');
  await expect(header.link('Sign in')).toBeVisible();

  await page.getByRole('button', { name: 'Sandbox' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Sandbox' });
  await panel.getByRole('button', { name: /^large-trolley/ }).press('Enter');

  await expect(header.trolley).toHaveAccessibleName(/^Trolley, 120 items/);
});

test('the sandbox panel makes a call fail, and clears the fault again @full', async ({ page, header }) => {
  await header.openAs('signed-in', '/ecom/lists');
  await page.getByRole('button', { name: 'Sandbox' }).click();
  const panel = page.getByRole('region', { name: 'Sandbox' });

  await panel.getByRole('combobox', { name: 'Call' }).selectOption('getTrolley');
  await panel.getByRole('spinbutton', { name: 'Status' }).fill('500');
  await panel.getByRole('button', { name: 'Set fault' }).click();
  await expect(panel.getByRole('list', { name: 'Faults that are set' })).toContainText(
    'getTrolley: status 500, until cleared',
  );
  await page.reload();
  await expect(header.trolley).toHaveAccessibleName('Trolley');

  await page.getByRole('button', { name: 'Sandbox' }).click();
  await panel.getByRole('button', { name: 'Clear faults' }).click();
  await page.reload();
  await expect(header.trolley).toHaveAccessibleName(/^Trolley, 12 items/);
});
