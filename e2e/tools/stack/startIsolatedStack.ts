import type { StackSettings } from './settings.ts';
import { type Stack, startStack } from './stack.ts';

/** Starts a stack for one test or benchmark, by default on free ports, with the sandbox and the built remote. */
export const startIsolatedStack = (settings: Partial<StackSettings>): Promise<Stack> =>
  startStack({
    hostPort: 0,
    remotePort: 0,
    servicesPort: 0,
    servicesOrigin: undefined,
    headerRemote: undefined,
    shellConfig: {},
    fragmentCacheSeconds: 300,
    ...settings,
  });
