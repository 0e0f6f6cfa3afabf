import Link from 'next/link';
import { Suspense } from 'react';
import { AddButton } from '../../../AddButton';

interface Props {
  searchParams: Promise<{ searchTerm?: string }>;
}

export default function Search(props: Props) {
  return (
    <main id="main-content">
      <Suspense fallback={<p>Searching</p>}>
        <Results {...props} />
      </Suspense>
      <AddButton />
      <Link href="/">Home</Link>
    </main>
  );
}

async function Results({ searchParams }: Props) {
  const { searchTerm } = await searchParams;
  return <h1>Results for “{searchTerm}”</h1>;
}
