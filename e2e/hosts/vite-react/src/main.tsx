import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App';
import { Header } from './Header';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Header />
    <main id="main-content">
      <App />
    </main>
  </StrictMode>,
);
