import { type HostName, strictPolicy } from '../../fixtures/builtHost.ts';
import { checkPage, runCommand } from '../../fixtures/pageCheck.ts';
import { deploy, version } from '../../fixtures/releases.ts';
import { serveShop, withHtml } from '../../fixtures/shopProxy.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { expect, test } from '../../fixtures/test.ts';
import { serveReleases } from '../../tools/stack/remoteServer.ts';

const tag = /<grocer-header[^>]*><\/grocer-header>/;
const replace = (from: RegExp | string, to: string) => (page: string) => page.replace(from, to);
const styles = (rules: string) => `<style nonce="n1">${rules}</style>`;
const intoHead = (markup: string) => replace('</head>', `${markup}</head>`);
const wrapped = (rules: string) => `${styles(`#x { ${rules} }`)}<div id="x">$&</div>`;
const addition = (rules: string) => replace('<main', `${styles(`#x { ${rules} }`)}<p id="x">Hello</p><main`);
const remoteIn = (page: string) => /src="(http[^"]+)stable\/header\.js"/.exec(page)?.[1] ?? '';
const preload = (file: string, more: string) => (page: string) =>
  intoHead(`<link rel="preload" nonce="n1" href="${remoteIn(page)}${file}" ${more}>`)(page);
const option = (attribute: string) =>
  replace(
    '></grocer-header>',
    ` ${attribute}></grocer-header>`,
  ); /** Inserts the header's script in the page's third frame. */
const afterPaint = replace(
  /<script async [^>]*src="([^"]+)"><\/script>/,
  `<script nonce="n1">
    const add = () => document.head.append(Object.assign(document.createElement('script'), { src: '$1' }));
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(add)));
  </script>`,
);

/** Faults of the page "one tag": the code and words of the problem that the check must report, and the changed HTML. */
const faults: [code: string, says: RegExp, html: (page: string) => string][] = [
  ['mounted-twice', /2 headers .* once/, replace(tag, '$&$&')],
  ['not-mounted', /no working header/, replace(tag, '')],
  ['file', /stabel\/header\.js \(404\)/, replace('stable/header.js', 'stabel/header.js')],
  ['option', /flags\.serchHistory is not known/, option('flags="serchHistory"')],
  ['service', /localhost:1.* services\.origin/, replace(/services="[^"]+"/, 'services="http://localhost:1"')],
  ['unused-preload', /release\.json/, preload('stable/release.json', 'as="fetch" crossorigin')],
  ['preload-twice', /remoteEntry\.js/, preload(`${version}/remoteEntry.js`, 'as="script"')],
  ['shift', /shift 0\.\d+/, (page) => afterPaint(page.replace('min-height: clamp', '--min-height: clamp'))],
  ['cutting', /<div id="x"> with overflow: hidden/, replace(tag, wrapped('overflow: hidden'))],
  ['width', /90 and 90 px/, intoHead(styles('body { margin: 0 auto; max-width: 1100px }'))],
  ['covering', /<p id="x">/, addition('position: relative; z-index: 100')],
  ['covered', /<p id="x">/, addition('position: fixed; bottom: 0; margin: 0')],
  ['banners', /<header> is/, replace('<main', '<header>Recipes</header><main')],
  ['ids', /grocer-search/, replace('<main', '<p id="grocer-search">Find</p><main')],
  ['main', /0 elements/, (page) => page.replaceAll('main', 'div')],
  ['viewport', /Phones/, replace(/<meta name="viewport"[^>]*>/, '')],
];
const inShort = ['mounted-twice', 'shift'];

for (const [code, says, html] of faults) {
  test(`the page check names the fault ${code}, ${says.source}${fullUnless(inShort.includes(code))}`, async ({
    serve,
    started,
  }) => {
    const page = await started(serveShop(await serve('one-tag'), withHtml(html)));

    const isMissing = ['not-mounted', 'file'].includes(code);
    const checked = await checkPage(page.origin, isMissing ? ['--timeout', '4'] : []);

    expect(checked.problems).toContainEqual({ code, text: expect.stringMatching(says) });
    expect(checked.code).toBe(1);
  });
}

test('the page check names what a policy blocks @full', async ({ serve }) => {
  const policy = strictPolicy.replace('connect-src *', "connect-src 'self'");
  const { problems } = await checkPage((await serve('one-tag', { policy })).origin);

  expect(problems).toContainEqual({ code: 'policy', text: expect.stringContaining('by connect-src') });
});

test('the page check names two copies of React @full', async ({ serve }) => {
  const { problems } = await checkPage((await serve('two-reacts')).origin, ['--timeout', '4']);

  expect(problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['two-reacts', 'not-mounted', 'error']),
  );
});

// `incident.spec.ts` checks pages of the other kinds of hosts.
for (const name of ['react-18', 'react-19', 'webpack', 'vite'] satisfies HostName[]) {
  test(`the page check finds nothing on a page of ${name} @full`, async ({ serve }) => {
    const { problems, code } = await checkPage((await serve(name)).origin);

    expect(problems).toEqual([]);
    expect(code).toBe(0);
  });
}

test('the page check shows a page with a candidate, and compares the pictures @full', async ({
  serve,
  releases,
  started,
}) => {
  await deploy(releases, '99.0.0');
  const remote = await started(serveReleases(releases));
  const { origin } = await serve('react-19', { overrides: [remote.origin] });

  const { candidate } = await checkPage(origin, ['--candidate', `${remote.origin}/stable/`]);

  expect(candidate?.about.join('\n')).toMatch(
    /^Header: 99\.0\.0, from: .*\n.*Pictures: 0 of \d{6} pixels of the header differ/s,
  );
  expect(candidate?.problems).toEqual([]);
});

test('the page check says if a page without the host kit does not show the candidate @full', async ({
  serve,
  stack,
}) => {
  const { origin } = await serve('plain-html');

  const { candidate } = await checkPage(origin, ['--candidate', `${stack.remote.origin}/stable/`]);

  expect(candidate?.problems.map(({ code }) => code)).toEqual(['candidate']);
});

test('a wrong argument of a command is refused with a sentence @full', async () => {
  const { code, output } = await runCommand(['check', '--fast', 'https://shop.example/']);

  expect(code).toBe(1);
  expect(output).toMatch(/^Unknown option '--fast'; usage: grocer-header check/);
});
