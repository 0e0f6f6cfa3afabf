import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseRelease } from '../../contracts/release.ts';
import { choosePageRelease } from '../browser/choosePageRelease.ts';
import { aPublisher } from '../testing/aPublisher.ts';
import { aRelease, aRemote, css, type Remote } from '../testing/aRemote.ts';
import { type FragmentsSettings, fragments, readRequest } from './fragments.ts';

/** The module of a version, which writes the version into its HTML. */
const moduleOf = (version: string) => `export const renderFragment = () => 'header ${version}';`;

let remote: Remote;
let reports: string[];
beforeEach(() => {
  remote = aRemote();
  for (const version of ['1.0.0', '1.1.0']) {
    remote.files[`/${version}/fragment.mjs`] = moduleOf(version);
    remote.files[`/${version}/widgets.css`] = css;
  }
  reports = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  remote.close();
});

/** The pointer of a channel in which `share` percent of the visitors get 1.1.0. */
const aRollout = ({ share = 50, module = moduleOf('1.1.0') } = {}) => ({
  ...aRelease('1.0.0', moduleOf('1.0.0')),
  candidate: { ...aRelease('1.1.0', module), lines: ['0.1'], share, salt: 'spring' },
});

const pointerPath = '/stable/release.json';
const serve = (pointer: object) => Object.assign(remote.files, { [pointerPath]: JSON.stringify(pointer) });

const startServer = (settings: FragmentsSettings = { unverified: true }) =>
  fragments(`${remote.origin}/stable/`, {
    cacheSeconds: 0,
    deadlineMs: 10_000,
    report: (message) => void reports.push(message),
    ...settings,
  });

const visitors = Array.from({ length: 40 }, (_, index) => `v${index}`);
const requestOf = (visitor: string) =>
  readRequest(new Request('https://shop.example/', { headers: { cookie: `a=b; visitorId=${visitor}` } }));

/** What a server gives to each visitor: HTML, version of the script, and whether the page is for this visitor only. */
async function pagesOf(server: ReturnType<typeof startServer>, names = visitors): Promise<string[]> {
  const pages = names.map((visitor) => server.render(requestOf(visitor)));
  return (await Promise.all(pages)).map(
    ({ html, release, isPersonal }) => `${html}, script ${release?.version}${isPersonal ? ', personal' : ''}`,
  );
}

const stable = 'header 1.0.0, script 1.0.0';
const candidate = 'header 1.1.0, script 1.1.0, personal';

describe('a server of a channel that rolls a version out', () => {
  test('gives each visitor the version that a browser chooses, as HTML and as script, and stores no page with the candidate', async () => {
    serve(aRollout());

    const pages = await pagesOf(startServer());

    expect(new Set(pages)).toEqual(new Set([stable, candidate]));
    const inBrowser = visitors.map((visitor) => {
      vi.stubGlobal('document', { cookie: `a=b; visitorId=${visitor}`, querySelector: () => null });
      return choosePageRelease(parseRelease(aRollout(), `${remote.origin}/stable/release.json`)).version;
    });
    expect(pages).toEqual(inBrowser.map((version) => (version === '1.1.0' ? candidate : stable)));
  });

  test('chooses at random for a visitor without the cookie, in each page anew', async () => {
    serve(aRollout());
    const server = startServer();

    const pages = visitors.map(() => server.render({ path: '/', origin: '', hasTokenSession: false }));

    const releases = (await Promise.all(pages)).map(({ release }) => release);
    expect(new Set(releases.map((release) => release?.version))).toEqual(new Set(['1.0.0', '1.1.0']));
    for (const release of releases) expect(release).not.toHaveProperty('salt');
  });

  const crashing = 'export const renderFragment = () => { throw new Error("crash"); };';

  test.each([
    ['rendered', crashing, 'header 1.1.0 could not be rendered; the page shows release 1.0.0'],
    ['loaded', undefined, 'header 1.1.0 could not be loaded; all pages show the release before it'],
  ])('shows everybody the release if the candidate cannot be %s', async (_, module = '', reason) => {
    serve(aRollout({ share: 100, module }));
    if (module) remote.files['/1.1.0/fragment.mjs'] = module;

    expect(await pagesOf(startServer(), ['v1'])).toEqual([stable]);
    expect(reports).toContain(reason);
  });

  test('shows everybody the release once the rollout has ended, even if the next one cannot be loaded', async () => {
    serve(aRollout({ share: 100 }));
    const server = startServer();
    expect(await pagesOf(server, ['v1'])).toEqual([candidate]);

    serve(aRelease('1.2.0'));

    expect(await pagesOf(server, ['v1'])).toEqual([stable]);
  });
});

test('a server that pins keys gives nobody a candidate that was revoked', async () => {
  const publisher = await aPublisher(`${remote.origin}/`);
  const server = startServer({ keys: [publisher.publicKey] });
  remote.files[pointerPath] = await publisher.pointer(aRollout({ share: 100 }));
  expect(await pagesOf(server, ['v1'])).toEqual([candidate]);

  remote.files[pointerPath] = await publisher.pointer(aRollout({ share: 100 }), {
    sequence: 2,
    revoked: ['1.1.0'],
  });

  expect(await pagesOf(server, ['v1'])).toEqual([stable]);
});
