import { useParams } from 'react-router';
import { PageHeading } from '../components/PageHeading.tsx';
import { ProductList } from '../components/products/ProductList.tsx';

/** The products of an advert with two or more products. */
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
