import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { reactCopy } from '../reactCopy.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Next.js contains a canary of React. A real app has it in its package.json instead.
  resolve: { alias: reactCopy('canary') },
  html: { cspNonce: 'n1' },
});
