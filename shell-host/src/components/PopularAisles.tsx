import { Link } from 'react-router';
import { useShell } from '../useShell.ts';
import { AsyncContent } from './AsyncContent.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './PopularAisles.module.css';
import { useAsync } from './useAsync.ts';

/** A way on from a page that has nothing to show: the aisles, and all groceries. */
export function PopularAisles() {
  const { shop, routes } = useShell();
  const aisles = useAsync('aisles', () => shop.findProducts({ category: 'groceries', size: 1 }));
  return (
    <section className={styles.aisles} aria-labelledby="popular-aisles">
      <h2 id="popular-aisles">Popular aisles</h2>
      <AsyncContent answer={aisles}>
        {({ category }) => <CategoryLinks categories={category?.children.slice(0, 8) ?? []} />}
      </AsyncContent>
      <Link to={routes.groceriesHome()}>See all groceries</Link>
    </section>
  );
}
