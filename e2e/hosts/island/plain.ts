import { loadHeader } from '@grocer/shared-contracts/host/plain';
import { start } from './start.tsx';

// Without federation: the header brings its own React.
start(loadHeader);
