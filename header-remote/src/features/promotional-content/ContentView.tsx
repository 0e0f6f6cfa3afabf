import type { ContentKind } from '@grocer/shared-contracts';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { warnOnce } from '../../platform/logger/warnOnce.ts';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { BannerAd } from './adverts/BannerAd.tsx';
import styles from './ContentView.module.css';
import { ClickToBuy } from './click-to-buy/ClickToBuy.tsx';
import { anchorId } from './collectAnchors.ts';
import {
  type ContentConfig,
  ContentConfigContext,
  FollowLinkContext,
  useContentConfig,
} from './contentConfig.ts';
import grid from './grid.module.css';
import { gridPlace } from './gridPlace.ts';
import type { ContentProps, NumberedComponent } from './numberComponents.ts';
import { ContentPicture } from './picture/ContentPicture.tsx';
import { RichText } from './rich-text/RichText.tsx';
import { StretchedCell } from './stretched-link/StretchedLink.tsx';
import { TextCard } from './text-card/TextCard.tsx';
import { TradingCell } from './trading-cell/TradingCell.tsx';

/** The component for each kind. */
const kinds: { [Kind in ContentKind]: ComponentType<ContentProps<Kind>> } = {
  'trading-cell': TradingCell,
  'text-card': TextCard,
  'rich-text': RichTextBlocks,
  'banner-ad': BannerAd,
  image: ContentPicture,
  'click-to-buy': ClickToBuy,
  container: Container,
  unmapped: Unmapped,
};

type Props = {
  numbered: readonly NumberedComponent[];
  /** Whether each component takes the full width. */
  isFullWidth?: boolean;
};

/** Renders components in their columns, each by its kind. */
export const ContentView = ({ numbered, isFullWidth = false }: Props) => (
  <div className={grid.grid}>
    {numbered.map((item) => (
      <Column isFullWidth={isFullWidth} key={item.serial} numbered={item}>
        <ComponentView numbered={item} />
      </Column>
    ))}
  </div>
);

function ComponentView({ numbered }: { numbered: NumberedComponent }) {
  // TypeScript cannot see that the looked-up component belongs to the kind of these props.
  const Kind = kinds[numbered.component.kind] as ComponentType<NumberedComponent & { inner: ReactNode }>;
  const inner = numbered.parts.length > 0 && (
    // The children of a click-to-buy are as wide as the click-to-buy.
    <ContentView isFullWidth={numbered.component.kind === 'click-to-buy'} numbered={numbered.parts} />
  );
  return <Kind {...numbered} inner={inner} />;
}

/** Menus skip empty paragraphs to save space. */
function RichTextBlocks({ component }: ContentProps<'rich-text'>) {
  const { blocks } = component;
  const { surface } = useContentConfig();
  if (blocks.length === 0) return null;
  return (
    <StretchedCell component={component}>
      <RichText blocks={blocks} withoutEmptyParagraphs={surface !== 'page'} />
    </StretchedCell>
  );
}

function Container({ component, inner }: ContentProps<'container'>) {
  return inner && <StretchedCell component={component}>{inner}</StretchedCell>;
}

/** Renders nothing for a resource type without a component, such as a new or a misspelt one. */
function Unmapped({ component }: ContentProps<'unmapped'>) {
  warnOnce(`content: there is no component for the resource type "${component.resourceType}"`);
  return null;
}

type ColumnProps = {
  numbered: NumberedComponent;
  /** Whether the component takes the full width where it is visible. */
  isFullWidth: boolean;
  children: ReactNode;
};

/** Wraps one component in its grid column, and adds its anchor, error boundary and link tracking. */
function Column({ numbered: { component, position }, isFullWidth, children }: ColumnProps) {
  const { idPrefix, onFollow, onCrash } = useContentConfig();
  const follow = useCallback(
    (url: string) => {
      const { analytics, componentId } = component;
      onFollow({ analytics, componentId, position, url });
    },
    [component, position, onFollow],
  );
  return (
    <div
      className={grid.column}
      id={anchorId(component.elementId, idPrefix)}
      ref={(element) => {
        const place = Object.entries(gridPlace(component, isFullWidth));
        for (const [name, value] of place) element?.style.setProperty(name, value);
      }}
    >
      <ErrorBoundary
        onError={(error, outcome) => onCrash(component.resourceType, error, outcome)}
        resetKeys={[component]}
      >
        <FollowLinkContext value={follow}>{children}</FollowLinkContext>
      </ErrorBoundary>
    </div>
  );
}

type ContentAreaProps = { config: ContentConfig; numbered: readonly NumberedComponent[] };

/** Provides the configuration to the components, and lays them out for their surface. */
export const ContentArea = ({ config, numbered }: ContentAreaProps) => (
  <ContentConfigContext value={config}>
    <div className={styles.content} data-place={config.surface}>
      <ContentView isFullWidth={config.surface === 'mega-menu'} numbered={numbered} />
    </div>
  </ContentConfigContext>
);
