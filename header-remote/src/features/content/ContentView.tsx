import type { ContentKind } from '@grocer/shared-contracts';
import type { ComponentType, ReactNode } from 'react';
import { warnDeveloper } from '../../platform/logger/warnDeveloper.ts';
import { BannerAd } from './banner-ad/BannerAd.tsx';
import { Column } from './Column.tsx';
import { ClickToBuy } from './click-to-buy/ClickToBuy.tsx';
import grid from './grid.module.css';
import { ContentPicture } from './picture/ContentPicture.tsx';
import type { ContentProps, Placed } from './placeComponents.ts';
import { RichTextPart } from './rich-text/RichTextPart.tsx';
import { TextCard } from './text-card/TextCard.tsx';
import { TradingCell } from './trading-cell/TradingCell.tsx';

/** Which component shows which kind. */
const kinds: { [Kind in ContentKind]: ComponentType<ContentProps<Kind>> } = {
  'trading-cell': TradingCell,
  'text-card': TextCard,
  'rich-text': RichTextPart,
  'banner-ad': BannerAd,
  image: ContentPicture,
  'click-to-buy': ClickToBuy,
  container: ({ inner }) => inner,
  unmapped: Unmapped,
};

type Props = {
  placed: readonly Placed[];
  /** Each of them fills the row. */
  isWhole?: boolean;
};

/** Components in their columns, each by its kind. */
export const ContentView = ({ placed, isWhole = false }: Props) => (
  <div className={grid.grid}>
    {placed.map((one) => (
      <Column isWhole={isWhole} key={one.serial} placed={one}>
        <Part placed={one} />
      </Column>
    ))}
  </div>
);

function Part({ placed }: { placed: Placed }) {
  // A component and its kind are a pair; TypeScript cannot follow the pair through a look-up.
  const Kind = kinds[placed.component.kind] as ComponentType<Placed & { inner: ReactNode }>;
  const inner = placed.parts.length > 0 && (
    // What a click-to-buy holds is as wide as itself.
    <ContentView isWhole={placed.component.kind === 'click-to-buy'} placed={placed.parts} />
  );
  return <Kind {...placed} inner={inner} />;
}

/** A resource type of tomorrow, or a misspelt one (spec §8). */
function Unmapped({ component }: ContentProps<'unmapped'>) {
  warnDeveloper(`content: there is no component for the resource type "${component.resourceType}"`);
  return null;
}
