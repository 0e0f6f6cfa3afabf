import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { wholeHeader } from '../../fixtures/hostile/globals.ts';
import { deployAt } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { serveReleases } from '../../tools/stack/remoteServer.ts';

const documentation = readFileSync(
  path.join(import.meta.dirname, '../../../storybook/docs/reference/ContentSecurityPolicy.mdx'),
  'utf8',
);

/** The policy in the documentation, and the directives to replace in it on pages with a list of origins. */
const [whole = '', listed = ''] = [...documentation.matchAll(/^```\n(.*?)\n```$/gms)].map(
  ([, policy]) => policy,
);
const directivesOf = (policy: string): [name: string, directive: string][] =>
  policy.split(/;\s*/).flatMap((directive) => {
    const [name] = directive.split(' ');
    return name ? [[name, directive]] : [];
  });
const [, integrityPolicy = ''] = /`Integrity-Policy: ([^`]+)`/.exec(documentation) ?? [];
const withList = [...new Map([...directivesOf(whole), ...directivesOf(listed)]).values()].join('; ');

for (const [name, policy] of [
  ['with nonces and strict-dynamic', whole.replaceAll('\n', ' ')],
  ['with a list of origins', withList],
] as const) {
  // The fixture `complaints` fails the test if anything is blocked.
  test(`under the documented policy ${name} the server’s header is taken over, searches, and opens its menus`, async ({
    page,
    header,
    services,
    serve,
    stack,
    releases,
    started,
  }) => {
    const remote = await started(serveReleases(releases));
    await deployAt(releases, `${remote.origin}/`);
    const { fragments } = await (await fetch(`${remote.origin}/stable/release.json`)).json();
    const html = await (await fetch(`${remote.origin}/stable/fragments/in-shop.html`)).text();
    const fragment = name.includes('nonces') ? html.replace('<style', '<style nonce="n1"') : html;
    const filled = policy
      .replaceAll('https://header.grocer.example', remote.origin)
      .replaceAll('https://services.grocer.example', stack.services)
      .replaceAll('nonce-…', 'nonce-n1')
      .replace('sha256-…', fragments.styleHash)
      .replace('grocer-shell', 'pages');
    await services.scenario('slot-booked');
    const hostPage = {
      policy: filled,
      integrityPolicy,
      fragment: `<div id="grocer-header">${fragment}</div>`,
    };
    const host = await serve('webpack', hostPage, { remote, services: stack.services });

    const unverified = await watchIntegrity(page);

    await page.goto(`${host.origin}/ecom/shop/browse/offers`);
    await wholeHeader(header, page);
    // The host's own scripts have no hashes, which shows that the browser reports them.
    const origins = (await unverified()).map((address) => new URL(address).origin);
    expect([...new Set(origins)]).toEqual([host.origin]);
  });
}

/** Returns a function that lists the scripts which the page requested without a hash of their content. */
async function watchIntegrity(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const addresses: string[] = [];
    const collect = (reports: Report[]) => {
      for (const { body } of reports) addresses.push((body as unknown as { blockedURL: string }).blockedURL);
    };
    const observer = new ReportingObserver(collect, { types: ['integrity-violation'], buffered: true });
    observer.observe();
    Object.assign(globalThis, {
      unverified: () => {
        collect(observer.takeRecords());
        return addresses;
      },
    });
  });
  return () => page.evaluate('unverified()');
}
