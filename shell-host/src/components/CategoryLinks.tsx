import type { Routes } from '@grocer/shared-contracts';
import { Link } from 'react-router';
import type { CategoryLink } from '../shop/types.ts';
import { useShell } from '../useShell.ts';
import { AsyncContent, useAsync } from './AsyncContent.tsx';
import button from './button.module.css';
import styles from './CategoryLinks.module.css';

/** Links to a category's children. */
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

/** Links to eight aisles and to all groceries, for a page that has nothing to show. */
export function PopularAisles() {
  const { shop, routes } = useShell();
  const aisles = useAsync('aisles', () => shop.findProducts({ category: 'groceries', size: 1 }));
  return (
    <section className={styles.aisles} aria-labelledby="popular-aisles">
      <h2 id="popular-aisles">Popular aisles</h2>
      <AsyncContent answer={aisles}>
        {({ category }) => <CategoryLinks categories={category?.children.slice(0, 8) ?? []} />}
      </AsyncContent>
      <Link className={button.link} to={routes.groceriesHome()}>
        See all groceries
      </Link>
    </section>
  );
}

/** Path of a category's page. If the category is a list of offers, the path is below the offers page. */
export function categoryPath(routes: Routes, { id, path, offer }: CategoryLink): string {
  if (!offer) return routes.category(...path);
  const url = path.at(-1) ?? '';
  return url === 'offers' ? routes.offers() : routes.categoryOffers({ id, url });
}
