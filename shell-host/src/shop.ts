/** A product as this host's own product service gives it. */
export interface Product {
  lineNumber: string;
  name: string;
  retailPrice: { price: { amount: number; currencyCode: string } };
}

export interface Shop {
  findProducts(query: { category?: string; search?: string }): Promise<Product[]>;
  /** Sets how many of a product are in the trolley. */
  setAmount(lineNumber: string, amount: number): Promise<'done' | 'signed-out'>;
}

/** The page team's own services: nothing of the header's. */
export function createShop(services: string): Shop {
  return {
    async findProducts(query) {
      const response = await fetch(`${services}/shop/v1/products?${new URLSearchParams(query)}`);
      // A page of the shop need not be a category.
      if (response.status === 404) return [];
      if (!response.ok) throw new Error(`The product service answered ${response.status}`);
      const { products } = await response.json();
      return products;
    },

    async setAmount(lineNumber, amount) {
      const token = await fetch(`${services}/api/token/v1/token`, { credentials: 'include' });
      if (token.status === 401) return 'signed-out';
      const { accessToken } = await token.json();
      const response = await fetch(`${services}/shop/v1/trolley/items/${encodeURIComponent(lineNumber)}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ amount }),
      });
      if (!response.ok) throw new Error(`The trolley service answered ${response.status}`);
      return 'done';
    },
  };
}
