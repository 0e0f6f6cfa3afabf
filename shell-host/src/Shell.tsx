import { Route, Routes } from 'react-router';
import { HeaderMount } from './HeaderMount.tsx';
import type { ShellPage } from './page.ts';
import { BrowsePage } from './pages/BrowsePage.tsx';
import { LoginPage } from './pages/LoginPage.tsx';
import { PlainPage } from './pages/PlainPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { createShop } from './shop.ts';

interface Props {
  page: ShellPage;
}

/** The example host: the header above, the page that the path names below. */
export function Shell({ page }: Props) {
  const shop = createShop(page.options.services?.origin ?? '');
  return (
    <>
      <HeaderMount page={page} />
      <main id="main-content">
        <Routes>
          <Route path="/" element={<BrowsePage shop={shop} title="Groceries" />} />
          <Route
            path="/ecom/shop/browse/groceries/*"
            element={<BrowsePage shop={shop} title="Groceries" />}
          />
          <Route
            path="/ecom/shop/browse/entertaining/*"
            element={<BrowsePage shop={shop} title="Entertaining" />}
          />
          <Route path="/ecom/shop/search" element={<SearchPage shop={shop} />} />
          <Route path="/ecom/login" element={<LoginPage />} />
          <Route path="*" element={<PlainPage />} />
        </Routes>
      </main>
    </>
  );
}
