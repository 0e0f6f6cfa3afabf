import { readSearchTerm } from '@grocer/shared-contracts';
import { Link, useLocation, useParams } from 'react-router';
import { AsyncContent, useAsync } from '../components/AsyncContent.tsx';
import button from '../components/button.module.css';
import { CategoryLinks, categoryPath, PopularAisles } from '../components/CategoryLinks.tsx';
import { ContentCell } from '../components/ContentCell.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { OfferGrid, ProductList } from '../components/ProductGrid.tsx';
import type { Category } from '../shop/types.ts';
import { useShell } from '../useShell.ts';
import { browseQuery } from './browseQuery.ts';
import { NotFoundPage } from './PlainPages.tsx';
import styles from './ProductPages.module.css';

/** The homepage: links to the aisles, content, and products on offer. */
export function HomePage() {
  const { shop, routes } = useShell();
  const aisles = useAsync('aisles', () => shop.findProducts({ category: 'groceries', size: 1 }));
  return (
    <>
      <PageHeading title="Good food, delivered" />
      <AsyncContent answer={aisles}>
        {({ category }) => <CategoryLinks categories={category?.children ?? []} />}
      </AsyncContent>
      <ContentCell path="home/master" />
      <section className={styles.offers} aria-labelledby="offers">
        <h2 id="offers">On offer this week</h2>
        <Link className={button.link} to={routes.offers()}>
          See all offers
        </Link>
        <OfferGrid heading="h3" />
      </section>
    </>
  );
}

/** A category's page, with its child categories and products. */
export function BrowsePage() {
  const names = useParams()['*'] ?? '';
  const category = browseQuery(names, useLocation().search);
  return (
    <ProductList key={category} query={{ category }} missing={<NotFoundPage />}>
      {(page) =>
        page.category && (
          <>
            <CategoryHead category={page.category} />
            <CategoryLinks categories={page.category.children} />
            {names === 'offers' && <ContentCell path="offers/master" />}
          </>
        )
      }
    </ProductList>
  );
}

function CategoryHead({ category }: { category: Category }) {
  const { routes } = useShell();
  const crumbs = category.ancestors.map((ancestor) => ({
    name: ancestor.name,
    to: categoryPath(routes, ancestor),
  }));
  return <PageHeading title={category.name} crumbs={crumbs} />;
}

/** The page of an advert that has two or more products. */
export function BuylistPage() {
  const { lineNumbers = '' } = useParams();
  return (
    <>
      <PageHeading title="Picked for you" />
      <ProductList key={lineNumbers} query={{ lineNumbers }}>
        {({ total }) => total === 0 && <p>None of these products can be had at the moment.</p>}
      </ProductList>
    </>
  );
}

export function SearchPage() {
  const term = readSearchTerm(useLocation().search);
  return (
    <>
      <PageHeading title={term ? `Results for “${term}”` : 'Search'} />
      <ProductList key={term} query={{ search: term }}>
        {({ total }) => total === 0 && <NothingFound term={term} />}
      </ProductList>
    </>
  );
}

/** Suggests what to try next: other words, or an aisle. */
const NothingFound = ({ term }: { term: string }) => (
  <>
    <div className={styles.nothing}>
      <p>We found nothing for “{term}”.</p>
      <ul>
        <li>Check the spelling.</li>
        <li>Use fewer or more general words: “cheese” instead of “mature farmhouse cheese”.</li>
      </ul>
    </div>
    <PopularAisles />
  </>
);
