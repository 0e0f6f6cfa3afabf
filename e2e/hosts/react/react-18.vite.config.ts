import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactCopy } from '../reactCopy.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // A real app has React 18 in its package.json instead.
  resolve: { alias: reactCopy('18') },
  html: { cspNonce: 'n1' },
});
