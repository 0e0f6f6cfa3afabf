import type { ContentComponent, ContentOf } from '@grocer/shared-contracts';
import { useContentConfig } from './contentConfig.ts';
import { StretchedLink } from './stretched-link/StretchedLink.tsx';

interface HeadingProps {
  component: ContentComponent;
  text: string | null;
  className: string | undefined;
}

/**
 * Heading of a cell, with its stretched link: an `h2` in a page, an `h3` in a menu, which already has a heading.
 * Without a text, only the link is rendered.
 */
export function CellHeading({ component, text, className }: HeadingProps) {
  const Level = useContentConfig().surface === 'page' ? 'h2' : 'h3';
  if (!text) return <StretchedLink component={component} />;
  return (
    <Level className={className}>
      <StretchedLink component={component}>{text}</StretchedLink>
    </Level>
  );
}

type TextsProps = {
  component: ContentOf<'trading-cell' | 'banner-ad'>;
  /** A style sheet with `supporting`, `offer`, `heading` and `subheading`. */
  styles: Record<string, string>;
};

/** The texts of a trading cell or an advert, in their order. */
export function CellTexts({ component, styles }: TextsProps) {
  const { supportingTitle, offerHeading, heading, subheading } = component.textArea;
  return (
    <>
      {supportingTitle && <p className={styles.supporting}>{supportingTitle}</p>}
      {offerHeading && (
        <p className={styles.offer}>
          <bdi>{offerHeading}</bdi>
        </p>
      )}
      <CellHeading className={styles.heading} component={component} text={heading} />
      {subheading && <p className={styles.subheading}>{subheading}</p>}
    </>
  );
}
