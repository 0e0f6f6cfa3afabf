import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AddButton } from './AddButton';

const options = { services: { origin: 'https://services.grocer.example' } };
const remote = 'https://header.grocer.example/stable/';

export default function App() {
  return (
    <BrowserRouter>
      <Header />
      <Routes>
        <Route element={<Home />} path="/" />
        <Route element={<Search />} path="/ecom/shop/search" />
      </Routes>
    </BrowserRouter>
  );
}

function Header() {
  const { pathname, search } = useLocation();
  return <HeaderSlot navigate={useNavigate()} options={options} path={pathname + search} remote={remote} />;
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
