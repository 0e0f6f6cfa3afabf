import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSandbox } from '@grocer/sandbox';
import type { FragmentRequest } from '@grocer/shared-contracts/host/server';
import { versionFolder } from '../../../webpack.config.ts';
import type { Bench, Sample } from '../bench.ts';
import { cpuTimeOf } from '../cpuTimeOf.ts';

type PageRequest = FragmentRequest & {
  styles: { href: string; css: string };
  menus: { taxonomy: unknown; seasonal: unknown } | undefined;
};

type Render = (request: PageRequest) => string;

const other = 'other pages';
const same = 'the same pages';

/** How many headers a host's server renders in a second of one core: built release, whole header. */
export async function fragments(): Promise<Bench> {
  const { render, styles } = await builtRelease();
  const menus = await menuAnswers();
  const request = {
    options: { services: { origin: 'https://services.example' } },
    origin: 'https://shop.example',
    hasTokenSession: false,
    styles,
  };
  let pages = 0;
  const otherPath = () => `/ecom/shop/browse/groceries/${pages++}`;
  const samePath = () => `/ecom/shop/browse/groceries/page-${pages++ % 20}`;
  const measure = async (nextPath: () => string, answers: PageRequest['menus']) =>
    cpuOf(() => render({ ...request, path: nextPath(), menus: answers }));
  return {
    title: 'Fragments',
    conditions:
      'Processor time of one thread of Node, garbage collection on it included; each page with its style sheet.',
    variants: new Map([
      [other, () => measure(otherPath, undefined)],
      [`${other}, two levels of the taxonomy`, () => measure(otherPath, menus)],
      [same, () => measure(samePath, undefined)],
      [`${same}, two levels of the taxonomy`, () => measure(samePath, menus)],
    ]),
    columns: [
      { name: 'fragments a second', unit: '', digits: 0 },
      { name: 'each', unit: 'ms', digits: 3 },
    ],
    goals: [other, same].map((which) => ({
      column: 'each',
      of: `${which}, two levels of the taxonomy`,
      atMost: 1 / 3,
    })),
    close: async () => {},
  };
}

async function builtRelease(): Promise<{ render: Render; styles: PageRequest['styles'] }> {
  const release = JSON.parse(await readFile(path.join(versionFolder, 'release.json'), 'utf8'));
  const [style] = release.assets.styles;
  const { renderFragment } = await import(
    pathToFileURL(path.join(versionFolder, release.fragments.module)).href
  );
  return {
    render: renderFragment,
    styles: { href: `/${style}`, css: await readFile(path.join(versionFolder, style), 'utf8') },
  };
}

/** What a host's server asks for; the sandbox answers as the services do. */
async function menuAnswers(): Promise<PageRequest['menus']> {
  const sandbox = createSandbox();
  const answer = await sandbox.fetch(
    new Request('http://sandbox.example/taxonomy/v1/categories?roots=10051,10052&shape=flat&depth=2', {
      headers: { Authorization: 'Bearer unauthenticated' },
    }),
  );
  if (!answer.ok) throw new Error(`the sandbox's taxonomy answered ${answer.status}`);
  return { taxonomy: await answer.json(), seasonal: undefined };
}

function cpuOf(render: () => string): Sample {
  const each = cpuTimeOf(render);
  return { each, 'fragments a second': 1000 / each };
}
