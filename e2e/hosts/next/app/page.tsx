import Link from 'next/link';
import { Suspense } from 'react';
import { AddButton } from './AddButton';
import { Offers } from './Offers';

export default function Home() {
  return (
    <main id="main-content">
      <h1>Welcome</h1>
      <AddButton />
      <Link href="/ecom/shop/search?searchTerm=milk">Milk</Link>
      <Suspense fallback={<p>Loading offers</p>}>
        <Offers />
      </Suspense>
    </main>
  );
}
