import { describe, expect, test } from 'vitest';
import { storyFolders } from './changedStories.ts';

describe('storyFolders', () => {
  test('a changed file of a feature runs the stories of the whole feature, once', () => {
    const files = [
      'header-remote/src/features/search/SearchForm.tsx',
      'header-remote/src/features/search/combobox/keyAction.ts',
    ];

    expect(storyFolders(files)).toEqual(['header-remote/src/features/search/']);
  });

  test('a changed ui part or app file runs its own stories', () => {
    expect(
      storyFolders(['header-remote/src/ui/modal/Modal.tsx', 'header-remote/src/app/Header.tsx']),
    ).toEqual(['header-remote/src/app/', 'header-remote/src/ui/modal/']);
  });

  test('other files run no stories', () => {
    expect(
      storyFolders(['README.md', 'header-remote/src/state/loadShop.ts', 'shell-host/src/Shell.tsx']),
    ).toEqual([]);
  });
});
