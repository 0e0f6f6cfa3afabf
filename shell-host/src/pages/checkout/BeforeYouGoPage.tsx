import { AsyncContent } from '../../components/AsyncContent.tsx';
import { CheckoutButton } from '../../components/CheckoutButton.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ProductGrid } from '../../components/products/ProductGrid.tsx';
import { sampleEvenly } from '../../components/sampleEvenly.ts';
import { useAsync } from '../../components/useAsync.ts';
import { useShell } from '../../useShell.ts';
import styles from './BeforeYouGoPage.module.css';

/** The step before checkout, with products on offer. */
export function BeforeYouGoPage() {
  const { shop, routes } = useShell();
  const offers = useAsync('offers', () => shop.findProducts({ category: 'groceries/offers' }));
  return (
    <>
      <PageHeading title="Before you go" crumbs={[{ name: 'Trolley', to: routes.trolley() }]} />
      <div className={styles.lead}>
        <p>Have you forgotten anything? These are on offer this week.</p>
        <div className={styles.checkout}>
          <CheckoutButton />
        </div>
      </div>
      <AsyncContent answer={offers}>
        {({ products }) => <ProductGrid products={sampleEvenly(products, 10)} />}
      </AsyncContent>
    </>
  );
}
