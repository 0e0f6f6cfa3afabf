import type { RichTextAttributes, RichTextBlock } from '@grocer/shared-contracts';
import { aParagraph } from '@grocer/shared-contracts/fixtures';

export const attributes = (overrides: Partial<RichTextAttributes>): RichTextAttributes => ({
  ...aParagraph('').attributes,
  ...overrides,
});

export const span = (text: string, overrides: Partial<RichTextBlock> = {}): RichTextBlock => ({
  ...aParagraph(''),
  type: 'span',
  children: [],
  text,
  ...overrides,
});
