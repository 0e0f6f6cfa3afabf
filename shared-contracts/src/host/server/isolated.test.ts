import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRelease, aRemote, type Remote } from '../testing/aRemote.ts';
import { fragments } from './fragments.ts';

let remote: Remote;
let reports: string[];

beforeEach(() => {
  [remote, reports] = [aRemote(), []];
});
afterEach(() => remote.close());

const page = {
  options: { services: { origin: 'http://localhost:9' }, navigate() {} },
  path: '/ecom',
  origin: 'https://shop.example',
  hasTokenSession: false,
};

/** Serves a release whose module renders with the code `render`, and starts a server with an isolated renderer. */
function isolated(render: string, { before = '', deadlineMs = 10_000 } = {}) {
  const module = `${before}; export const renderFragment = ({ path, options, styles }) => { ${render} };`;
  remote.files['/1.0.0/fragment.mjs'] = module;
  remote.files['/stable/release.json'] = JSON.stringify(aRelease('1.0.0', module));
  return fragments(`${remote.origin}/stable/`, {
    unverified: true,
    isolated: { memoryMb: 32 },
    deadlineMs,
    report: (message, cause) => cause && reports.push(`${message}: ${(cause as Error).message}`),
  });
}

const renderReason = () => reports.filter((report) => report.includes('could not be rendered')).join('\n');

describe('attacks on a server, with keys or without', () => {
  test('a release that fills the server’s memory: stopped if `isolated`, and the page shows the fallback header', async () => {
    const header = isolated(`const kept = []; while (true) kept.push(new Array(1e5).fill(path));`);

    const { html, release } = await header.render(page);

    expect(html).toContain('data-grocer-fallback');
    expect(release?.version).toBe('1.0.0');
    expect(renderReason()).toContain('memory limit');
  });

  test('a release that fills the server’s memory (outside of the heap): stopped if `isolated`', async () => {
    const fill = `while (true) kept.push(Buffer.alloc(1e7, 1));`;
    const header = isolated(`if (path === '/ecom') { const kept = []; ${fill} } return 'fine';`);
    expect((await header.render({ ...page, path: '/other' })).html).toBe('fine');

    expect((await header.render(page)).html).toContain('data-grocer-fallback');

    expect(renderReason()).toContain('memory limit');
  });

  test.each([
    `process.getBuiltinModule('fs').readFileSync('/etc/hostname', 'utf8')`,
    `process.getBuiltinModule('fs').readFileSync('/proc/self/environ', 'utf8')`,
    `process.getBuiltinModule('child_process').execFileSync('id').toString()`,
  ])('a release that reaches out of its process: refused if `isolated`, %s', async (reach) => {
    const header = isolated(`return ${reach};`);

    expect((await header.render(page)).html).toContain('data-grocer-fallback');

    expect(renderReason()).toContain('Access to this API has been restricted');
  });

  test('a release that never answers (but sends other messages): stopped if `isolated`', async () => {
    const header = isolated(
      `setInterval(() => process.send({ id: -1 }), 10); while (path === '/ecom'); return 'fine';`,
    );
    await header.render({ ...page, path: '/other' });

    expect((await header.render(page)).html).toContain('data-grocer-fallback');

    expect(renderReason()).toContain('a page has waited for the renderer for 5 s');
  });

  test('a release that never answers: stopped if `isolated`, and no page waits longer than the deadline', async () => {
    const header = isolated(`while (path === '/ecom'); return 'fine';`, { deadlineMs: 2000 });
    expect((await header.render({ ...page, path: '/other' })).html).toBe('fine');

    expect((await header.render(page)).html).toContain('data-grocer-fallback');

    expect(renderReason()).toContain('has not answered within 2000 ms');
  });
});

describe('an isolated renderer', () => {
  test('renders the pages of a host, whose options may have functions', async () => {
    const header = isolated(`return [path, JSON.stringify(options), styles.css.length].join(' ');`);

    const paths = ['/a', '/b', '/c'];
    const pages = await Promise.all(paths.map((path) => header.render({ ...page, path })));

    for (const [index, { html }] of pages.entries())
      expect(html).toContain(`${paths[index]} {"services":{"origin":"http://localhost:9"}}`);
  });

  test('gives the module the same objects for the same options, so that its caches work', async () => {
    const header = isolated(`seen.add(options); return 'options: ' + seen.size;`, {
      before: 'const seen = new Set()',
    });
    await header.render(page);

    expect((await header.render(page)).html).toBe('options: 1');
    expect((await header.render({ ...page, options: {} })).html).toBe('options: 2');
  });

  test('renders each page with its own options, however many there are', async () => {
    const header = isolated(`return 'root: ' + options.config.root;`);

    for (let index = 0; index < 60; index += 1) {
      const options = { services: page.options.services, config: { root: `/${index}` } };
      expect((await header.render({ ...page, options })).html).toBe(`root: /${index}`);
    }
  });

  test('the module sees no environment variables', async () => {
    const header = isolated(`return 'variables: ' + Object.keys(process.env).length;`);

    expect((await header.render(page)).html).toBe('variables: 0');
  });

  test('after a pause another process renders', async () => {
    const header = isolated(`if (path === '/ecom') process.exit(); return 'rendered again';`);
    await header.render(page);
    expect((await header.render({ ...page, path: '/other' })).html).toContain('data-grocer-fallback');
    expect(renderReason()).toContain('has failed and starts again soon');

    await expect
      .poll(async () => (await header.render({ ...page, path: '/other' })).html, { timeout: 10_000 })
      .toBe('rendered again');
  });

  test('a module that cannot be imported is not used', async () => {
    const header = isolated('', { before: `throw new Error('no start')` });

    expect((await header.render(page)).release).toBeUndefined();

    expect(reports.join('\n')).toContain('pages show the fallback header: no start');
  });

  test('the error of a page is reported, and the next page is rendered', async () => {
    const header = isolated(`if (path === '/ecom') throw new Error('bad page'); return 'fine';`);
    await header.render(page);

    expect((await header.render({ ...page, path: '/other' })).html).toBe('fine');
    expect(renderReason()).toContain('bad page');
  });
});
