import { loadHeader } from '@grocer/shared-contracts/host';
import { start } from './start.tsx';

// With federation: the header renders with the React of this app.
start(loadHeader);
