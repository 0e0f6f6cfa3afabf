import styles from './ItemLinks.module.css';

/** The items of the list, as links to their results. */
export function ItemLinks({ items }: { items: { id: string; item: string }[] }) {
  if (items.length < 2) return null;
  return (
    <nav className={styles.links} aria-label="Your list">
      <ol>
        {items.map(({ id, item }) => (
          <li key={id}>
            <a href={`#${id}`}>{item}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
