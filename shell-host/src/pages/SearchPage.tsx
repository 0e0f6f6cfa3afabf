import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProductGrid } from '../ProductGrid.tsx';
import type { Product, Shop } from '../shop.ts';

interface Props {
  shop: Shop;
}

export function SearchPage({ shop }: Props) {
  const term = useSearchParams()[0].get('searchTerm') ?? '';
  const [products, setProducts] = useState<Product[] | 'failed'>([]);

  useEffect(() => {
    let left = false;
    shop.findProducts({ search: term }).then(
      (found) => left || setProducts(found),
      () => left || setProducts('failed'),
    );
    return () => {
      left = true;
    };
  }, [shop, term]);

  return (
    <>
      <p className="crumbs">Home / Search</p>
      <h1>{term ? `Results for “${term}”` : 'Search'}</h1>
      <ProductGrid products={products} shop={shop} />
    </>
  );
}
