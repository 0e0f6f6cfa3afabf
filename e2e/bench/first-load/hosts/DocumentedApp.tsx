import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { headerElement, readPage } from './page.ts';

/** Loads a remote component as in Module Federation's documentation. */
const Header = lazy(async () => ({ default: (await import('header/Header')).Header }));

createRoot(headerElement()).render(
  <Suspense fallback={null}>
    <Header options={readPage().options} />
  </Suspense>,
);
