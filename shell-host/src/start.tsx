import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readPage } from './page.ts';
import { Shell } from './Shell.tsx';
import './fonts.css';
import './shell.css';

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element #app: it was not served by server.ts');

createRoot(app).render(
  <StrictMode>
    <BrowserRouter>
      <Shell page={readPage()} />
    </BrowserRouter>
  </StrictMode>,
);
