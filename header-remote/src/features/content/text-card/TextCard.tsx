import button from '../../../ui/button/button.module.css';
import link from '../../../ui/link/TextLink.module.css';
import { CellHeading } from '../CellHeading.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { ContentProps } from '../numberComponents.ts';
import { RichText } from '../rich-text/RichText.tsx';
import styles from './TextCard.module.css';

/** The style ids that give the green style; all others give the plain one (behaviour/content#27). */
const greenStyleIds = ['green', 'brand', 'dark'];

/** A promotion as text. Renders nothing if it has no text or is marked invalid (behaviour/content#27). */
export function TextCard({ component }: ContentProps<'text-card'>) {
  const { heading, blocks, link: target, valid, styleIds, linkPath } = component;
  if (!valid || blocks.length === 0) return null;
  const isGreen = styleIds.some((id) => greenStyleIds.includes(id));
  const action = isGreen
    ? `${button.button} ${button.secondary} ${styles.white}`
    : `${link.link} ${link.green}`;
  const title = linkPath ? (
    <ContentLink className={styles.cover} link={{ url: linkPath }}>
      {heading}
    </ContentLink>
  ) : (
    heading
  );
  return (
    <div className={styles.card} data-look={isGreen ? 'green' : 'plain'}>
      {heading && <CellHeading className={styles.heading}>{title}</CellHeading>}
      <div className={styles.text}>
        <RichText blocks={blocks} withoutEmptyParagraphs />
      </div>
      {target && (
        <p className={styles.foot}>
          <ContentLink className={`${action} ${styles.action}`} link={target}>
            {target.text || heading || 'See more'}
          </ContentLink>
        </p>
      )}
    </div>
  );
}
