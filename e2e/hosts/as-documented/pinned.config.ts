import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import documented, { federation } from './webpack.config.ts';

/** The publisher's public keys. */
const keys = [
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa==',
];

const verifyManifest = fileURLToPath(import.meta.resolve('@grocer/shared-contracts/host/manifest'));

export default {
  ...documented,
  plugins: [new ModuleFederationPlugin({ ...federation, runtimePlugins: [[verifyManifest, { keys }]] })],
};
