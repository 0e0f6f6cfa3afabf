import { watchRenderers } from '../fixtures/renderers.ts';
import { expect, test } from '../fixtures/test.ts';

test('React is evaluated once: the header uses the page’s own', async ({ page, header }) => {
  const renderers = await watchRenderers(page);

  await header.open();

  expect(await renderers()).toHaveLength(1);
});

test('the header costs two scripts before it can be used, and its style sheet none', async ({
  page,
  header,
  stack,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.remote.origin)) files.push(new URL(request.url()).pathname);
  });

  await header.open();

  const beforeServices = files.slice(
    0,
    files.findIndex((file) => /\/(connect|http)\./.test(file)),
  );
  expect(beforeServices.filter((file) => file.endsWith('.js'))).toHaveLength(2);
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
  expect(new Set(files).size, 'no file is fetched twice').toBe(files.length);
});

test('every page carries a policy that forbids strings as scripts', async ({ request }) => {
  for (const path of ['/', '/ecom/shop/browse/groceries', '/ecom/lists', '/ecom/login']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("'strict-dynamic'");
  }
});

test('a file of the host that is gone is a 404 that nobody keeps', async ({ request }) => {
  const answer = await request.get('/assets/gone.12345678.js');

  expect(answer.status()).toBe(404);
  expect(answer.headers()['cache-control']).toBeUndefined();
  expect(answer.headers()['content-type']).toContain('text/plain');
});

test.describe('the guard', () => {
  test('hears a violation of the policy', async ({ page, header, complaints }) => {
    await header.open();

    await page
      .evaluate(() => document.body.insertAdjacentHTML('beforeend', '<i>made of text</i>'))
      .catch(() => {});

    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });
});
