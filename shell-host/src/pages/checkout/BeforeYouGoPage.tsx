import { CheckoutButton } from '../../parts/CheckoutButton.tsx';
import { evenly } from '../../parts/evenly.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { ProductGrid } from '../../parts/ProductGrid.tsx';
import { useAnswer } from '../../parts/useAnswer.ts';
import { useShell } from '../../useShell.ts';
import styles from './BeforeYouGoPage.module.css';

/** The step before checkout: what else is on offer. */
export function BeforeYouGoPage() {
  const { shop, routes } = useShell();
  const offers = useAnswer('offers', () => shop.findProducts({ category: 'groceries/offers' }));
  return (
    <>
      <PageHead title="Before you go" crumbs={[{ name: 'Trolley', to: routes.trolley() }]} />
      <div className={styles.lead}>
        <p>Have you forgotten anything? These are on offer this week.</p>
        <div className={styles.checkout}>
          <CheckoutButton />
        </div>
      </div>
      <Loaded answer={offers}>{({ products }) => <ProductGrid products={evenly(products, 10)} />}</Loaded>
    </>
  );
}
