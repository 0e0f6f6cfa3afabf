import { Link } from 'react-router';
import { ContentCell } from '../parts/ContentCell.tsx';
import { evenly } from '../parts/evenly.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { ProductGrid } from '../parts/ProductGrid.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useShell } from '../useShell.ts';
import { CategoryLinks } from './browse/CategoryLinks.tsx';
import styles from './HomePage.module.css';

/** The site's homepage: the aisles, and what is on offer. */
export function HomePage() {
  const { shop, routes } = useShell();
  const aisles = useAnswer('aisles', () => shop.findProducts({ category: 'groceries', size: 1 }));
  const offers = useAnswer('offers', () => shop.findProducts({ category: 'groceries/offers' }));
  return (
    <>
      <PageHead title="Good food, delivered" />
      <Loaded answer={aisles}>
        {({ category }) => <CategoryLinks categories={category?.children ?? []} />}
      </Loaded>
      <ContentCell path="home/master" />
      <section className={styles.offers} aria-labelledby="offers">
        <h2 id="offers">On offer this week</h2>
        <Link to={routes.offers()}>See all offers</Link>
        <Loaded answer={offers}>
          {({ products }) => <ProductGrid products={evenly(products, 10)} heading="h3" />}
        </Loaded>
      </section>
    </>
  );
}
