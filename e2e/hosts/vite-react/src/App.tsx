import { HeaderSlot } from '@grocer/shared-contracts/host/react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AddButton } from './AddButton';

const options = { services: { origin: 'https://services.grocer.example' } };
const remote = 'https://header.grocer.example/stable/';
const trust = {
  keys: [
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
  ],
};

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
  const navigate = useNavigate();
  return <HeaderSlot {...{ navigate, options, remote, trust }} path={pathname + search} />;
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
