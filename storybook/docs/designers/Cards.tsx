import styles from './cards.module.css';
import type { Card } from './cards.ts';

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Pictures of states, each a link to its state. */
export const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={`sb-unstyled ${styles.cards}`}>
    {cards.map((card) => (
      <li className={styles.card} key={card.id}>
        <Picture {...card} />
        <h3 className={styles.title}>
          <a className={styles.link} href={card.href} target="_top">
            {card.title}
          </a>
        </h3>
        <p className={styles.summary}>{card.summary}</p>
      </li>
    ))}
  </ul>
);

/** Decorative: the card's title says what it shows. */
const Picture = ({ id, windows }: Card) => (
  <div className={styles.picture}>
    {windows.map(([width, height], index) => (
      <img
        alt=""
        className={index === 0 && width > 600 ? styles.desktop : styles.phone}
        height={height}
        key={width}
        loading="lazy"
        src={pictures[`./pictures/${id}-${width}.webp`]}
        width={width}
      />
    ))}
  </div>
);
