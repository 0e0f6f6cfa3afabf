import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { headerElement, readPage } from './page.ts';

/** As federation's own documentation writes a remote component. */
const Header = lazy(async () => ({ default: (await import('header/Header')).Header }));

createRoot(headerElement()).render(
  <Suspense fallback={null}>
    <Header options={readPage().options} />
  </Suspense>,
);
