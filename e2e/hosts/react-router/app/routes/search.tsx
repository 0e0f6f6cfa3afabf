import { Link, useSearchParams } from 'react-router';
import { AddButton } from '../AddButton';

export const meta = () => [{ title: 'Search' }];

export default function Search() {
  const [query] = useSearchParams();
  return (
    <main id="main-content">
      <h1>Results for “{query.get('searchTerm')}”</h1>
      <AddButton />
      <Link to="/">Home</Link>
    </main>
  );
}
