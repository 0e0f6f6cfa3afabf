import { loadHeader } from '@grocer/shared-contracts/host/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, type IslandPage } from './App.tsx';

export const renderApp = (page: IslandPage): string =>
  renderToString(
    <StrictMode>
      <App {...page} load={loadHeader} />
    </StrictMode>,
  );
