import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const app = document.getElementById('app') as HTMLElement;
const page = JSON.parse(document.getElementById('page')?.textContent ?? '');
const children = (
  <StrictMode>
    <App {...page} />
  </StrictMode>
);

if (app.hasChildNodes()) hydrateRoot(app, children);
else createRoot(app).render(children);
