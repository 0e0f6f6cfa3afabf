import { loadHeader } from '@grocer/shared-contracts/host/react';
import { start } from './start.tsx';

// The header renders with the React of this app, which has no federation.
start(loadHeader);
