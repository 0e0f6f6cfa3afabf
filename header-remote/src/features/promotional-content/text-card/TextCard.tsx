import button from '../../../ui/button/button.module.css';
import link from '../../../ui/link/TextLink.module.css';
import actionLink from '../ActionLink.module.css';
import { CellHeading } from '../CellTexts.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { ContentProps } from '../numberComponents.ts';
import { RichText } from '../rich-text/RichText.tsx';
import { stretchedCell } from '../stretched-link/StretchedLink.tsx';
import styles from './TextCard.module.css';

/** The style ids that give the green style; all others give the plain one (behaviour/content#text-card). */
const greenStyleIds = ['green', 'brand', 'dark'];

/** A promotion as text. Renders nothing if it has no `blocks` or is marked invalid. */
export function TextCard({ component }: ContentProps<'text-card'>) {
  const { heading, blocks, link: target, valid, styleIds } = component;
  if (!valid || blocks.length === 0) return null;
  const isGreen = styleIds.some((id) => greenStyleIds.includes(id));
  const action = isGreen
    ? `${button.button} ${button.secondary} ${actionLink.white}`
    : `${link.link} ${link.green}`;
  return (
    <div className={`${styles.card} ${stretchedCell}`} data-look={isGreen ? 'green' : 'plain'}>
      <CellHeading className={styles.heading} component={component} text={heading} />
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
