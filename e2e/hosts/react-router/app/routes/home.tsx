import { Link } from 'react-router';
import { AddButton } from '../AddButton';

export const meta = () => [{ title: 'Welcome' }];

export default function Home() {
  return (
    <main id="main-content">
      <h1>Welcome</h1>
      <AddButton />
      <Link to="/ecom/shop/search?searchTerm=milk">Milk</Link>
    </main>
  );
}
