import {
  aBannerAd,
  aClickToBuy,
  aContainer,
  anImage,
  aParagraph,
  aPicture,
  aRichText,
  aTextArea,
  aTextCard,
  aTradingCell,
} from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { stretchedLinkName } from './stretchedLinkName.ts';

const image = { landscapeImage: null, portraitImage: aPicture({ altText: 'Lemons' }) };
const noImage = { landscapeImage: null, portraitImage: null };
const offer = aTextArea({ heading: null, offerHeading: '3 for £6' });
const words = (heading: string | null) => aTextArea({ heading });
const empty = aTextArea({ heading: ' ', offerHeading: null, subheading: null, supportingTitle: null });
const container = aContainer();
const nameless = { ...container, analytics: { ...container.analytics, promoName: null } };

test.each([
  ['a cell by its heading', aTradingCell({ image, textArea: words('Citrus') }), 'Citrus'],
  ['a cell without a heading by its picture', aTradingCell({ image, textArea: offer }), 'Lemons'],
  ['a cell without both by its offer', aTradingCell({ image: noImage, textArea: offer }), '3 for £6'],
  ['an empty cell by its promotion', aTradingCell({ image: noImage, textArea: empty }), 'Spring'],
  ['an advert by its heading', aBannerAd({ textArea: words('Juice') }), 'Juice'],
  ['a card without a heading by its promotion', aTextCard({ heading: null }), 'Spring'],
  ['text by its first words', aRichText({ blocks: [aParagraph(''), aParagraph('Hours')] }), 'Hours'],
  ['an image by its alt text', anImage(), 'A bowl of spring greens'],
  ['a click-to-buy by what is in it', aClickToBuy(), 'A bowl of spring greens'],
  ['a container by what is in it', aContainer({ childComponents: [aTextCard()] }), 'Delivery Pass'],
  ['a component without any text by "See more"', nameless, 'See more'],
])('names %s', (_case, component, name) => {
  expect(stretchedLinkName(component)).toBe(name);
});
