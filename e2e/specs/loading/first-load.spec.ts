import { expect, test } from '../../fixtures/test.ts';

const groceries = '/ecom/shop/browse/groceries';

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
