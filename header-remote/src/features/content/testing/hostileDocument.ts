/** A document with every kind of component and the given text in every text field. */
export function hostileDocument(text: string): object[] {
  const common = {
    componentId: text,
    elementId: text,
    linkPath: text,
    styleIds: [text],
    analytics: { promoName: text },
    cqResponsive: { deviceBreakpoints: [{ name: text, width: 6, offset: 0, visible: true, layout: text }] },
  };
  const blocks = hostileBlocks(text);
  const picture = hostilePicture(text);
  const textArea = hostileTextArea(text);
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
    { ...common, resourceType: 'x/text-card', heading: text, blocks, link: hostileLink(text) },
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

function hostileBlocks(text: string): object[] {
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
  return [
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
}

const hostilePicture = (text: string): object => ({
  src: text,
  altText: text,
  dynamicImages: { [text]: { '320': text } },
});

const hostileLink = (text: string): object => ({ text, url: text, altText: text, newWindow: true });

const hostileTextArea = (text: string): object => ({
  heading: text,
  offerHeading: text,
  subheading: text,
  supportingTitle: text,
  disclaimer: text,
  displayDisclaimer: true,
  buttonStyle: text,
  theme: text,
  link: hostileLink(text),
});
