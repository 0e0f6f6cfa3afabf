import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readPage } from './page.ts';
import { Shell } from './Shell.tsx';
import { sendRecords } from './sendRecords.ts';
import './fonts.css';
import './shell.css';

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element #app: it was not served by server.ts');

const page = readPage();
if (page.hasRecords) sendRecords();

createRoot(app).render(
  <StrictMode>
    <BrowserRouter>
      <Shell page={page} />
    </BrowserRouter>
  </StrictMode>,
);
