import type { ContentComponent } from '@grocer/shared-contracts';
import { ContentArea } from '../ContentView.tsx';
import type { ContentConfig } from '../contentConfig.ts';
import { numberComponents } from '../numberComponents.ts';
import { aContentConfig } from './aContentConfig.ts';

type Props = Partial<ContentConfig> & { components: readonly ContentComponent[] };

/** Renders content for stories and tests, without a header. */
export const ContentStage = ({ components, ...config }: Props) => (
  <ContentArea config={aContentConfig(config)} numbered={numberComponents(components)} />
);
