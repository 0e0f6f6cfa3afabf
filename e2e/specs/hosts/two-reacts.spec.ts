import { expect, test } from '../../fixtures/test.ts';

test('a page that renders the header with another React than the shared one is told where each copy comes from', async ({
  page,
  header,
  serve,
  complaints,
  log,
}) => {
  const { origin } = await serve('two-reacts');

  await page.goto(origin);

  await expect(page.getByRole('complementary')).toHaveText('Five pounds off');
  // The header gets the copy of offers (see the host's rspack.config.ts), or its own if that was ready first.
  await expect
    .poll(() => log.join('\n'))
    .toMatch(
      /given React 19\.3\.\d+\. Shared on this page: React 19\.3\.\d+ from offers, used by offers(; React \S+ from \w*header, used by| and) \w*header\b/,
    );
  await expect.poll(() => complaints.join('\n')).toContain('Two copies of React met');
  complaints.length = 0;
  await expect(header.root).toHaveCount(0);
});
