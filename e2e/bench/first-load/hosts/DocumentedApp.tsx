import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { headerElement, readPage } from './page.ts';

/** A remote component as Module Federation's documentation writes it. */
const Header = lazy(async () => ({ default: (await import('header/Header')).Header }));

createRoot(headerElement()).render(
  <Suspense fallback={null}>
    <Header options={readPage().options} />
  </Suspense>,
);
