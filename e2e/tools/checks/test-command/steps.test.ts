import { expect, test } from 'vitest';
import { storyFolders } from './steps.ts';

test.each([
  [
    'a changed file of a feature runs the stories of the whole feature, once',
    ['features/search/SearchForm.tsx', 'features/search/combobox/keyAction.ts'],
    ['features/search/'],
  ],
  [
    'a changed ui part or app file runs its own stories',
    ['ui/modal/Modal.tsx', 'app/Header.tsx'],
    ['app/', 'ui/modal/'],
  ],
  ['other files run no stories', ['state/loadShop.ts'], []],
])('%s', (_, files, folders) => {
  const inSources = (names: string[]) => names.map((name) => `header-remote/src/${name}`);

  expect(storyFolders([...inSources(files), 'README.md', 'shell-host/src/Shell.tsx'])).toEqual(
    inSources(folders),
  );
});
