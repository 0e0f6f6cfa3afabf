import { emitEvent } from '@grocer/shared-contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Product, Shop } from './shop.ts';

interface Props {
  products: Product[] | 'failed';
  shop: Shop;
}

export function ProductGrid({ products, shop }: Props) {
  const navigate = useNavigate();
  const [amounts, setAmounts] = useState<Record<string, number>>({});
  const [problem, setProblem] = useState('');

  if (products === 'failed') return <p role="alert">Products cannot be shown at the moment.</p>;

  async function add({ lineNumber }: Product) {
    const amount = (amounts[lineNumber] ?? 0) + 1;
    emitEvent('started_trolley_update');
    try {
      const outcome = await shop.setAmount(lineNumber, amount);
      if (outcome === 'signed-out')
        return await navigate(`/ecom/login?redirect=${encodeURIComponent(location.pathname)}`);
      setAmounts((now) => ({ ...now, [lineNumber]: amount }));
      setProblem('');
    } catch {
      setProblem('The product could not be added. Please try again.');
    } finally {
      emitEvent('finished_trolley_update');
    }
  }

  return (
    <>
      <p role="alert">{problem}</p>
      <ul className="products">
        {products.map((product) => (
          <li key={product.lineNumber}>
            <div className="picture" />
            <h2>{product.name}</h2>
            <p className="price">{inPounds(product.retailPrice.price.amount)}</p>
            <button type="button" onClick={() => add(product)} aria-label={`Add ${product.name}`}>
              {amounts[product.lineNumber] ? `${amounts[product.lineNumber]} in trolley` : 'Add'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const inPounds = (amount: number) => `£${amount.toFixed(2)}`;
