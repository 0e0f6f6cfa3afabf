import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

// What federation alone costs a host: nothing else is in this program. The check of bytes builds it.
registerRemotes([{ name: 'header', entry: `${location.origin}/remoteEntry.js` }]);
void loadRemote('header/mount');
