import { expect, test } from '../../fixtures/test.ts';

const groceries = '/ecom/shop/browse/groceries';

test('pages are compressed, and files with a hash cached for a year', async ({ request, stack }) => {
  const document = (accepted: string) => request.get(groceries, { headers: { 'Accept-Encoding': accepted } });
  expect((await document('gzip, br')).headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding',
  });
  expect((await document('gzip')).headers()['content-encoding']).toBe('gzip');
  expect((await document('identity')).headers()['content-encoding']).toBeUndefined();

  const html = await (await document('br')).text();
  const files = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+\.[0-9a-f]{8}\.js)"/g)];
  expect(files.length).toBeGreaterThan(1);
  const headers = { 'Accept-Encoding': 'br' };
  for (const [, file = ''] of files) {
    const answer = await request.get(new URL(file, stack.host.origin).href, { headers });
    expect(answer.headers(), file).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('the beginning of a page is sent even if the remote hangs', async ({ startStack, remote }) => {
  remote.fault(/release\.json$/, 'hanging');
  const stack = await startStack({ headerRemote: `${remote.origin}/stable/` });

  const { body } = await fetch(stack.host.origin + groceries);
  const pieces = body?.pipeThrough(new TextDecoderStream()).getReader();
  let beginning = '';
  while (!/ defer><\/script>|<\/html>/.test(beginning))
    beginning += (await pieces?.read())?.value ?? '</html>';
  expect(beginning).not.toContain('</html>');

  remote.heal();
  await pieces?.cancel();
});
