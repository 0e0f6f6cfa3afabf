import { readFileSync } from 'node:fs';
import { type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';

/** A mistake of the person who typed the command: told in one line, without a stack. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError' as const;
}

export interface StackSettings {
  hostPort: number;
  remotePort: number;
  servicesPort: number;
  /** Other services than the sandbox's, which is then not started: `SERVICES_ORIGIN`, else what the options say. */
  servicesOrigin: string | undefined;
  /** Another remote than our own. */
  headerRemote: string | undefined;
  /** Merged over the host's default configuration. */
  shellConfig: HeaderOptions;
  /** Seconds that the host's server keeps what fragments are made of. */
  fragmentCacheSeconds: number;
  /** Versions and channels that the remote serves; what has been built, where nothing is said. */
  remoteFolder?: string;
}

/** Reads the environment variables of design §2. @throws SettingsError */
export function readSettings(env: Record<string, string | undefined>): StackSettings {
  const { headerRemote, ...given } = readShellConfig(env.SHELL_CONFIG);
  const origin = servicesOrigin(env);
  const shellConfig = origin ? { ...given, services: { ...given.services, origin } } : given;
  return {
    hostPort: port(env, 'HOST_PORT', 4000),
    remotePort: port(env, 'REMOTE_PORT', 4001),
    servicesPort: port(env, 'SERVICES_PORT', 4002),
    servicesOrigin: shellConfig.services?.origin || undefined,
    headerRemote: address(env, 'HEADER_REMOTE') ?? headerRemote,
    shellConfig,
    fragmentCacheSeconds: seconds(env, 'FRAGMENT_CACHE_S', 300),
  };
}

function port(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const value = env[name] ?? String(fallback);
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65_535) {
    throw new SettingsError(`${name} is "${value}"; give a port between 0 and 65535, such as ${fallback}`);
  }
  return number;
}

function seconds(env: Record<string, string | undefined>, name: string, fallback: number): number {
  const value = env[name] ?? String(fallback);
  if (!/^\d+(\.\d+)?$/.test(value)) {
    throw new SettingsError(`${name} is "${value}"; give a number of seconds, such as ${fallback}`);
  }
  return Number(value);
}

function address(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  if (!/^https?:/.test(value) || !URL.canParse(value)) {
    throw new SettingsError(
      `${name} is "${value}"; give a whole address, such as https://header.example/stable/`,
    );
  }
  return value;
}

function servicesOrigin(env: Record<string, string | undefined>): string | undefined {
  const value = address(env, 'SERVICES_ORIGIN');
  if (value === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(value);
  // Cut silently, it would send every call to another place than was asked for.
  if (pathname + search + hash !== '/') {
    throw new SettingsError(`SERVICES_ORIGIN is "${value}"; give an origin without a path: ${origin}`);
  }
  return origin;
}

function readShellConfig(file: string | undefined): HeaderOptions & { headerRemote?: string } {
  if (file === undefined || file === '') return {};
  const given = parse(file);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new SettingsError(
      `SHELL_CONFIG: ${file} holds no JSON object; write {"flags": {"searchHistory": true}}, say`,
    );
  }
  const { headerRemote, ...options } = given as Record<string, unknown>;
  if (headerRemote !== undefined && !(typeof headerRemote === 'string' && URL.canParse(headerRemote))) {
    throw new SettingsError(
      `SHELL_CONFIG: ${file}: headerRemote is ${JSON.stringify(headerRemote)}; give a whole address`,
    );
  }
  resolveHeaderOptions(options, (problem) => {
    throw new SettingsError(`SHELL_CONFIG: ${file}: ${problem}`);
  });
  return { ...(options as HeaderOptions), ...(typeof headerRemote === 'string' && { headerRemote }) };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
    throw new SettingsError(`SHELL_CONFIG: ${file} ${reason}`);
  }
}
