import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AddButton } from './AddButton';
import { Header } from './Header';

export default function App() {
  return (
    <BrowserRouter>
      <RoutedHeader />
      <Routes>
        <Route element={<Home />} path="/" />
        <Route element={<Search />} path="/ecom/shop/search" />
      </Routes>
    </BrowserRouter>
  );
}

function RoutedHeader() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return <Header navigate={navigate} path={pathname + search} />;
}

const Home = () => (
  <main id="main-content">
    <h1>Welcome</h1>
    <AddButton />
    <Link to="/ecom/shop/search?searchTerm=milk">Milk</Link>
  </main>
);

function Search() {
  const [query] = useSearchParams();
  return (
    <main id="main-content">
      <h1>Results for “{query.get('searchTerm')}”</h1>
      <AddButton />
      <Link to="/">Home</Link>
    </main>
  );
}
