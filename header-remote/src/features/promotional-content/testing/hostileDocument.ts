/** A document with every kind of component but the container, and the given text in every text field. */
export function hostileDocument(text: string): object[] {
  const fields = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, text]));
  const common = {
    ...fields('componentId elementId linkPath'),
    styleIds: [text],
    analytics: { promoName: text },
    cqResponsive: { deviceBreakpoints: [{ name: text, width: 6, offset: 0, visible: true, layout: text }] },
  };
  const attributes = fields('color textAlign marginLeft fontSize fontWeight font href target title');
  const blocks = [
    {
      type: text,
      text,
      marks: [text, 'k'],
      attributes,
      listItem: null,
      markDefs: [{ key: 'k', type: text, attributes }],
      children: [{ type: 'span', text, marks: [text, 'k'], attributes, children: [{ text, attributes }] }],
    },
    { type: 'paragraph', listItem: text, level: 1, children: [{ text }] },
  ];
  const picture = { src: text, altText: text, dynamicImages: { [text]: { '320': text } } };
  const link = { ...fields('text url altText'), newWindow: true };
  const textArea = {
    ...fields('heading offerHeading subheading supportingTitle disclaimer buttonStyle theme'),
    displayDisclaimer: true,
    link,
  };
  const products = [{ id: text, lineNumber: text }, { lineNumber: text }];
  const cell = {
    ...common,
    resourceType: 'x/trading-cell',
    image: { portraitImage: picture, landscapeImage: text },
    textArea,
    icons: {
      offerRoundel: text,
      messageIcon: { message: text },
      brandIcon: { display: true, image: picture, position: text },
      loyaltyCardIcon: { additionalReduction: text, supercharged: true },
    },
    products,
  };
  return [
    cell,
    { ...common, resourceType: 'x/text-card', heading: text, blocks, link },
    { ...common, resourceType: 'x/rich-text', blocks },
    {
      ...common,
      resourceType: 'x/banner-ad',
      id: text,
      textArea,
      image: picture,
      products,
      marketingBadge: text,
      tracking: { impressionUrls: [text], clickUrls: [text], vendor: text },
    },
    { ...common, ...picture, resourceType: 'x/image' },
    { ...common, resourceType: 'x/click-to-buy', products, childComponents: [cell] },
    { ...common, resourceType: `x/${text}` },
  ];
}
