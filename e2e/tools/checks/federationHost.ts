import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

// Contains only the federation runtime: tools/checks/bytes.ts builds it to measure what federation costs a host.
registerRemotes([{ name: 'header', entry: `${location.origin}/remoteEntry.js` }]);
void loadRemote('header/mount');
