type Referral = {
  /** Who sends the visitor: the name of this site. */
  source: string;
  campaign: 'header' | 'mega-menu';
};

/** The address of a sister shop with the parameters that tell it who sent the visitor; its own query stays (clarification 9). */
export const referralUrl = (address: string, { source, campaign }: Referral): string => {
  const url = new URL(address);
  url.searchParams.set('utm_source', source);
  url.searchParams.set('utm_medium', 'referral');
  url.searchParams.set('utm_campaign', campaign);
  return url.href;
};
