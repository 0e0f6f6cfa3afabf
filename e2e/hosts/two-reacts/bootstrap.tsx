import { mountOffer } from 'offers/mountOffer';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from '../page/Page.tsx';

mountOffer(document.body.appendChild(document.createElement('aside')));

const Header = lazy(() => import('header/Header'));

createRoot(document.getElementById('app') as HTMLElement).render(
  <Page>
    <Suspense fallback={<p>One moment</p>}>
      <Header options={{ services: { origin: 'https://services.grocer.example' } }} />
    </Suspense>
  </Page>,
);
