import path from 'node:path';
import { startSandbox } from '@grocer/sandbox/server';
import { type Listening, listen } from '../../stack/listen.ts';
import { createRemoteServer } from '../../stack/remoteServer.ts';

/** The header's origin, which can be switched off and on again, and the origin of its services. */
export interface LocalServices {
  remote: string;
  services: string;
  stopRemote(): Promise<void>;
  startRemote(): Promise<void>;
  close(): Promise<void>;
}

const built = path.join(import.meta.dirname, '../../../../header-remote/dist');

export async function startLocalServices(): Promise<LocalServices> {
  const sandbox = await startSandbox({ port: 0 });
  const listenOn = (port: number) => listen(createRemoteServer(built), port, 'REMOTE_PORT');
  const { origin, close } = await listenOn(0);
  let remote: Listening | undefined = { origin, close };
  const stopRemote = async () => {
    await remote?.close();
    remote = undefined;
  };
  return {
    remote: origin,
    services: sandbox.origin,
    stopRemote,
    async startRemote() {
      remote ??= await listenOn(Number(new URL(origin).port));
    },
    async close() {
      await Promise.all([stopRemote(), sandbox.close()]);
    },
  };
}
