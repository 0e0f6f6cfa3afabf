import { serveHost } from '../../fixtures/builtHost.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { button, link, searchBox, suggestions } from '../../tools/engines/targets.ts';
import { expect, test } from '../../tools/engines/test.ts';

/** The body with which Turbo replaces the current one: from a fetched page, or a cached clone after Back. */
const bodies = {
  'of another page': `new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html').body`,
  'that is a clone of the one before': 'document.body.cloneNode(true)',
};

for (const [kind, body] of Object.entries(bodies)) {
  test(`in a body ${kind} the one-tag header works, once${fullUnless(kind === 'of another page')}`, async ({
    shopper,
    stack,
    remote,
  }) => {
    const file = await (await fetch(`${remote.origin}/stable/fragments/out-shop.html`)).text();
    // Makes URLs absolute, as `pnpm release` does.
    const fragment = file.replaceAll(/(?<=["(])\/(?=\d)/g, `${remote.origin}/`);
    const policy = "default-src * 'unsafe-inline' data:";
    // Firefox and WebKit ignore a publisher's key; in Chromium `trust.spec.ts` has a file that was signed with it.
    const tagIntegrity = test.info().project.name === 'chromium' ? '' : `ed25519-${'A'.repeat(43)}=`;
    const page = { fragment, policy, tagIntegrity };
    const host = await serveHost('one-tag', { services: stack.services, remote }, page);
    await shopper.goto(`${host.origin}/ecom/recipes`);
    await shopper.ready();
    await shopper.sees(link('Offers'));
    const padding = 'return document.documentElement.style.scrollPaddingTop';
    await expect.poll(() => shopper.run(padding)).toBe('51px');

    const calls = () =>
      shopper.run<string[]>(`return performance.getEntriesByType('resource').map(({ name }) => name)
        .filter((name) => name.startsWith('${stack.services}'))`);
    const callsBefore = await calls();

    await shopper.run(
      `return (async () => document.body.replaceWith(document.adoptNode(${body})))().then(() => true)`,
    );
    await shopper.press(button('Groceries'));
    await shopper.sees(button('Bakery'));
    await shopper.key('Escape');
    await shopper.press(searchBox);
    await shopper.type('sour');
    await shopper.sees(suggestions);

    expect(await shopper.run('return document.querySelectorAll("[data-grocer]").length')).toBe(1);
    expect(await shopper.run(padding)).toBe('51px');
    const later = (await calls()).slice(callsBefore.length);
    expect(callsBefore.length).toBeGreaterThan(0);
    expect(later.filter((call) => callsBefore.includes(call))).toEqual([]);
    await host.close();
  });
}
