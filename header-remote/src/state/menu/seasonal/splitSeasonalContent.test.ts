import {
  aContentFragment,
  anImage,
  aParagraph,
  aRichText,
  aTextCard,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { splitSeasonalContent } from './splitSeasonalContent.ts';

describe('splitSeasonalContent', () => {
  const links = aRichText({ blocks: [aParagraph('Easter', { type: 'heading' }), aParagraph('Eggs')] });
  const fragment = aContentFragment({ locations: { main: [aTextCard(), links], end: [anImage()] } });

  test('links and cells are separated, each in the editors’ order', () => {
    const parts = splitSeasonalContent(['Easter'], fragment);

    expect(parts.links.map(({ kind }) => kind)).toEqual(['rich-text']);
    expect(parts.cells.map(({ kind }) => kind)).toEqual(['text-card', 'image']);
  });

  test('a first heading that repeats the title is left out', () => {
    expect(splitSeasonalContent(['Easter'], fragment).links[0]?.blocks).toEqual([aParagraph('Eggs')]);
    expect(splitSeasonalContent(['Spring'], fragment).links[0]?.blocks).toHaveLength(2);
  });
});
