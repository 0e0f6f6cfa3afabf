import { anEditorialLink, aPicture, aTextArea, aTradingCell } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { aContentConfig } from '../testing/ContentStage.tsx';
import { isEmptyCell } from './isEmptyCell.ts';
import { noIcons, noPicture, twoProducts } from './testing/cells.ts';

const config = aContentConfig();
const noWords = aTextArea({ heading: null, subheading: null, link: null });
const nothing = { image: noPicture, textArea: noWords, icons: noIcons, linkPath: null, products: [] };
const brandIcon = { position: 'pinned', image: aPicture() } as const;

test.each([
  ['no picture, text or link', {}],
  ['a picture without an address', { image: { ...noPicture, landscapeImage: aPicture({ src: null }) } }],
  ['a brand that is not displayed', { icons: { ...noIcons, brandIcon: { ...brandIcon, display: false } } }],
  ['a hidden disclaimer', { textArea: { ...noWords, disclaimer: 'Ends 17 March.' } }],
  ['one product and no link', { products: [{ id: null, lineNumber: '111' }] }],
  ['a link that is not allowed', { linkPath: 'javascript:alert(1)' }],
])('a cell with %s is empty', (_, fields) => {
  expect(isEmptyCell(aTradingCell({ ...nothing, ...fields }), config)).toBe(true);
});

test.each([
  ['a picture', { image: { ...noPicture, portraitImage: aPicture() } }],
  ['a brand', { icons: { ...noIcons, brandIcon: { ...brandIcon, display: true } } }],
  ['a heading', { textArea: { ...noWords, heading: 'Spring citrus' } }],
  ['a disclaimer', { textArea: { ...noWords, disclaimer: 'Ends 17 March.', displayDisclaimer: true } }],
  ['a message', { icons: { ...noIcons, messageIcon: { message: 'New' as const } } }],
  ['a roundel', { icons: { ...noIcons, offerRoundel: 'save ⅓' } }],
  ['a button', { textArea: { ...noWords, link: anEditorialLink() } }],
  ['a link all over it', { linkPath: '/ecom/recipes' }],
  ['two products', { products: twoProducts }],
])('a cell with only %s is shown', (_, fields) => {
  expect(isEmptyCell(aTradingCell({ ...nothing, ...fields }), config)).toBe(false);
});
