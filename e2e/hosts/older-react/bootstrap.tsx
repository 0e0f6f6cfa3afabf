import { lazy, type ReactNode, StrictMode, Suspense } from 'react';
import * as ReactDom from 'react-dom';
import { Page } from '../page/Page.tsx';

const Header = lazy(() => import('header/Header'));
const options = { services: { origin: 'https://services.grocer.example' } };

// The types of React 19 no longer have this function.
const { render } = ReactDom as unknown as { render: (app: ReactNode, root: Element | null) => void };

render(
  <StrictMode>
    <Page>
      <Suspense fallback={<p>One moment</p>}>
        <Header options={options} />
      </Suspense>
    </Page>
  </StrictMode>,
  document.getElementById('app'),
);
