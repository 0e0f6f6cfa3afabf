import type { ContentComponent } from '@grocer/shared-contracts';
import { ContentView } from '../ContentView.tsx';
import { type ContentKit, ContentKitContext } from '../contentKit.ts';
import { placeComponents } from '../placeComponents.ts';
import { aKit } from './aKit.ts';

type Props = Partial<ContentKit> & { components: readonly ContentComponent[] };

/** Content as a page or a menu shows it, without a header around. */
export const ContentStage = ({ components, ...kit }: Props) => (
  <ContentKitContext value={aKit(kit)}>
    <ContentView placed={placeComponents(components)} />
  </ContentKitContext>
);
