import { createServer } from 'node:net';
import { portError } from './listen.ts';
import type { StackSettings } from './settings.ts';

/** Reports a port that is not available before the build, not after it. @throws SettingsError */
export async function checkPorts(settings: StackSettings): Promise<void> {
  await checkPort(settings.hostPort, 'HOST_PORT');
  await checkPort(settings.remotePort, 'REMOTE_PORT');
  if (settings.servicesOrigin === undefined) await checkPort(settings.servicesPort, 'SERVICES_PORT');
}

function checkPort(port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(error, port, variable)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
