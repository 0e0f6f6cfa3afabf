import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ProductGrid } from '../ProductGrid.tsx';
import type { Product, Shop } from '../shop.ts';

interface Props {
  shop: Shop;
  title: string;
}

export function BrowsePage({ shop, title }: Props) {
  const { pathname } = useLocation();
  const category = pathname.replace(/^\/ecom\/shop\/browse\/?/, '').replace(/^\/$/, '');
  const [products, setProducts] = useState<Product[] | 'failed'>([]);

  useEffect(() => {
    let left = false;
    shop.findProducts(category ? { category } : {}).then(
      (found) => left || setProducts(found),
      () => left || setProducts('failed'),
    );
    return () => {
      left = true;
    };
  }, [shop, category]);

  return (
    <>
      <p className="crumbs">Home / {title}</p>
      <h1>{title}</h1>
      <ProductGrid products={products} shop={shop} />
    </>
  );
}
