import {
  aContentFragment,
  anImage,
  aParagraph,
  aRichText,
  aTextCard,
} from '@grocer/shared-contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { seasonalParts } from './seasonalParts.ts';

describe('seasonalParts', () => {
  const links = aRichText({ blocks: [aParagraph('Easter', { type: 'heading' }), aParagraph('Eggs')] });
  const fragment = aContentFragment({ locations: { main: [aTextCard(), links], end: [anImage()] } });

  test('parts the links from the cells, each in the editors’ order', () => {
    const parts = seasonalParts('Easter', fragment);

    expect(parts.links.map(({ kind }) => kind)).toEqual(['rich-text']);
    expect(parts.cells.map(({ kind }) => kind)).toEqual(['text-card', 'image']);
  });

  test('does not say the title twice', () => {
    expect(seasonalParts('Easter', fragment).links[0]?.blocks).toEqual([aParagraph('Eggs')]);
    expect(seasonalParts('Spring', fragment).links[0]?.blocks).toHaveLength(2);
  });
});
