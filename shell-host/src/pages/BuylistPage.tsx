import { useParams } from 'react-router';
import { PageHead } from '../parts/PageHead.tsx';
import { ProductList } from '../parts/ProductList.tsx';

/** The products of an advert that carries several (clarification 12). */
export function BuylistPage() {
  const { lineNumbers = '' } = useParams();
  return (
    <>
      <PageHead title="Picked for you" />
      <ProductList key={lineNumbers} query={{ lineNumbers }}>
        {({ total }) => total === 0 && <p>None of these products can be had at the moment.</p>}
      </ProductList>
    </>
  );
}
