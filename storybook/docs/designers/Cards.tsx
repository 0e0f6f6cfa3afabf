import styles from './cards.module.css';
import type { Card } from './cards.ts';

/** Cards of states with their reference pictures, which are decorative: the titles describe them. */
export const Cards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={`sb-unstyled ${styles.cards}`}>
    {cards.map(({ title, summary, href, picture, crop }) => (
      <li className={styles.card} key={title}>
        {picture && (
          <img
            alt=""
            className={crop ? styles.cropped : styles.picture}
            loading="lazy"
            src={`./pictures/${picture}.webp`}
            style={crop && { objectPosition: `${crop[0]}% ${crop[1]}%` }}
          />
        )}
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
