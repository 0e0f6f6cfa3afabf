import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from '../page/Page.tsx';

const Header = lazy(() => import('header/Header'));
const options = { services: { origin: 'https://services.grocer.example' } };

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Page>
      <Suspense fallback={<p>One moment</p>}>
        <Header options={options} />
      </Suspense>
    </Page>
  </StrictMode>,
);
