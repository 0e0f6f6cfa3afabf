import { type ContentComponent, createRoutes } from '@grocer/shared-contracts';
import { ContentArea } from '../ContentView.tsx';
import type { ContentConfig } from '../contentConfig.ts';
import { numberComponents } from '../numberComponents.ts';

type Props = Partial<ContentConfig> & { components: readonly ContentComponent[] };

/** Renders content for stories and tests, without a header. */
export const ContentStage = ({ components, ...config }: Props) => (
  <ContentArea config={aContentConfig(config)} numbered={numberComponents(components)} />
);

const { contentLink, buylist } = createRoutes();

/** A content configuration with callbacks that do nothing. */
export const aContentConfig = (overrides: Partial<ContentConfig> = {}): ContentConfig => ({
  surface: 'page',
  idPrefix: 'story',
  imagePattern: '{src}?width={width}&quality=highQuality95',
  contentLink: (href) => contentLink(href, 'https://www.grocer.example'),
  buylist,
  onFollow: () => {},
  onAdImpression: () => {},
  onAdClick: () => {},
  onCrash: () => {},
  ...overrides,
});
