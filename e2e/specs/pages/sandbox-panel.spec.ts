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
