import { headerFederation } from '@grocer/shared-contracts/host/build';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), federation(headerFederation({ name: 'vite_pages' }))],
  // Placeholder for the nonce that the page's server inserts.
  html: { cspNonce: 'n1' },
});
