import { Link } from 'react-router';
import type { CategoryLink } from '../shop/product.ts';
import { useShell } from '../useShell.ts';
import styles from './CategoryLinks.module.css';
import { categoryPath } from './products/categoryPath.ts';

/** Links to the child categories of a category. */
export function CategoryLinks({ categories }: { categories: CategoryLink[] }) {
  const { routes } = useShell();
  if (categories.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="Categories">
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={categoryPath(routes, category)}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
