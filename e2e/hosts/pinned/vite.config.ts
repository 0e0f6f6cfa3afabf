import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Placeholder for the nonce that the page's server inserts.
  html: { cspNonce: 'n1' },
});
