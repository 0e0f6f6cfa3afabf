import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differencesFile, findings, picturesIn, root } from './pictures.ts';

/** After all stories: writes the page with the differing pictures and prints its path. */
export function teardown(): void {
  const changes = picturesIn(path.join(findings, 'after')).map((name) => ({
    name,
    kinds: kinds.filter((kind) => existsSync(path.join(findings, kind, name))),
  }));
  mkdirSync(findings, { recursive: true });
  writeFileSync(differencesFile, differencesPage(changes, howToAccept));
  if (changes.length > 0)
    process.stdout.write(
      `\n${changes.length} pictures differ from their references: ${path.relative(root, differencesFile)}\n`,
    );
}

export const kinds = ['before', 'after', 'difference'] as const;

export interface Change {
  /** The picture's path, as `pictureOf` returns it. */
  name: string;
  /** The pictures that exist. New stories have only `after`. */
  kinds: readonly (typeof kinds)[number][];
  /** URL of the story. */
  story?: string | undefined;
}

const howToAccept =
  'To accept them: <code>npx -y pnpm@12 pictures:accept</code>. To accept some, add a part of their path: <code>npx -y pnpm@12 pictures:accept features/search/</code>.';

/** Creates a page of changed pictures: before, after and difference. Works without a server. */
export function differencesPage(changes: readonly Change[], introduction: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${changes.length} changed pictures</title>
<style>${style}</style>
<h1>${changes.length} changed ${changes.length === 1 ? 'picture' : 'pictures'}</h1>
<p>${introduction}</p>
${changes.map(section).join('\n')}
</html>
`;
}

const section = ({ name, kinds, story }: Change): string => {
  const title = name.replace(/\.webp$/, '');
  const mark = kinds.length === 1 ? ` <small>${kinds[0] === 'after' ? 'new' : 'removed'}</small>` : '';
  return `<section>
<h2>${story ? `<a href="${story}">${title}</a>` : title}${mark}</h2>
<div>${kinds.map((kind) => figure(kind, name)).join('')}</div>
</section>`;
};

const figure = (kind: string, name: string): string =>
  `<figure><figcaption>${kind}</figcaption><a href="${kind}/${name}"><img loading="lazy" src="${kind}/${name}" alt="${name}, ${kind}"></a></figure>`;

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; background: #f4f4f2; color: #222; }
h2 { font-size: 1rem; margin: 2rem 0 0.5rem; }
small { background: #17593f; color: #fff; border-radius: 4px; padding: 0 0.4rem; }
section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 0.875rem; }
img { max-width: 100%; border: 1px solid #bbb; background: #fff; }
code { background: #fff; padding: 0.1rem 0.3rem; }
`;
