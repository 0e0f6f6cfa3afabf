import { Link } from 'react-router';
import { AsyncContent } from '../components/AsyncContent.tsx';
import { CategoryLinks } from '../components/CategoryLinks.tsx';
import { ContentCell } from '../components/ContentCell.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { ProductGrid } from '../components/products/ProductGrid.tsx';
import { sampleEvenly } from '../components/sampleEvenly.ts';
import { useAsync } from '../components/useAsync.ts';
import { useShell } from '../useShell.ts';
import styles from './HomePage.module.css';

/** The homepage: links to the aisles, content, and products on offer. */
export function HomePage() {
  const { shop, routes } = useShell();
  const aisles = useAsync('aisles', () => shop.findProducts({ category: 'groceries', size: 1 }));
  const offers = useAsync('offers', () => shop.findProducts({ category: 'groceries/offers' }));
  return (
    <>
      <PageHeading title="Good food, delivered" />
      <AsyncContent answer={aisles}>
        {({ category }) => <CategoryLinks categories={category?.children ?? []} />}
      </AsyncContent>
      <ContentCell path="home/master" />
      <section className={styles.offers} aria-labelledby="offers">
        <h2 id="offers">On offer this week</h2>
        <Link to={routes.offers()}>See all offers</Link>
        <AsyncContent answer={offers}>
          {({ products }) => <ProductGrid products={sampleEvenly(products, 10)} heading="h3" />}
        </AsyncContent>
      </section>
    </>
  );
}
