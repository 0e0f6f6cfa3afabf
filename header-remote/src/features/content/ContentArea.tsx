import styles from './ContentArea.module.css';
import { ContentView } from './ContentView.tsx';
import { type ContentConfig, ContentConfigContext } from './contentConfig.ts';
import type { NumberedComponent } from './numberComponents.ts';

type Props = {
  config: ContentConfig;
  numbered: readonly NumberedComponent[];
};

/** Components with their configuration, laid out as their surface needs it. */
export const ContentArea = ({ config, numbered }: Props) => (
  <ContentConfigContext value={config}>
    <div className={styles.content} data-place={config.surface}>
      <ContentView isFullWidth={config.surface === 'mega-menu'} numbered={numbered} />
    </div>
  </ContentConfigContext>
);
