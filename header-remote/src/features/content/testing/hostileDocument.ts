/** A document of every kind of component with that text wherever a text may stand. */
export function hostileDocument(text: string): object[] {
  const attributes = {
    color: text,
    textAlign: text,
    marginLeft: text,
    fontSize: text,
    fontWeight: text,
    font: text,
    href: text,
    target: text,
    title: text,
  };
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
  const link = { text, url: text, altText: text, newWindow: true };
  const textArea = {
    heading: text,
    offerHeading: text,
    subheading: text,
    supportingTitle: text,
    disclaimer: text,
    displayDisclaimer: true,
    buttonStyle: text,
    theme: text,
    link,
  };
  const common = {
    componentId: text,
    elementId: text,
    linkPath: text,
    styleIds: [text],
    analytics: { promoName: text },
    cqResponsive: { deviceBreakpoints: [{ name: text, width: 6, offset: 0, visible: true, layout: text }] },
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
