import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Stands for the nonce that the page's server puts in its place.
  html: { cspNonce: 'n1' },
});
