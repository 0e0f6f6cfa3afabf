import styles from './cards.module.css';
import type { Card } from './cards.ts';

const pictures = import.meta.glob<string>(
  [
    '../../pictures/app/{Header,HeaderLayout,PlainHeader,testing/situations/Situations}/*.webp',
    '../../pictures/features/{compact-bar,multi-search,search/full-screen,instant-checkout/order-errors}/*/*.webp',
  ],
  { eager: true, query: '?url', import: 'default' },
);

/** States with their reference pictures, which are decorative: a card's title says what it shows. */
export const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={`sb-unstyled ${styles.cards}`}>
    {cards.map(({ title, summary, href, picture }) => (
      <li className={styles.card} key={title}>
        <img
          alt=""
          className={styles.picture}
          loading="lazy"
          src={pictures[`../../pictures/${picture}.webp`]}
        />
        <h3 className={styles.title}>
          <a className={styles.link} href={href} target="_top">
            {title}
          </a>
        </h3>
        <p className={styles.summary}>{summary}</p>
      </li>
    ))}
  </ul>
);
