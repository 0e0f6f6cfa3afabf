import { readFileSync } from 'node:fs';
import type { ScenarioName } from '@grocer/sandbox';
import { type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { ReleaseError } from '../../../header-remote/release/ReleaseError.ts';

/** A wrong setting by the person who runs the command. Printed in one line without a stack trace, like ReleaseError. */
export class SettingsError extends ReleaseError {}

export interface StackSettings {
  hostPort: number;
  remotePort: number;
  servicesPort: number;
  /** The origin of services that replace the sandbox: `SERVICES_ORIGIN`, else that of the options. */
  servicesOrigin: string | undefined;
  /** The address of a remote that replaces the local one. */
  headerRemote: string | undefined;
  /** Merged over the host's default configuration. */
  shellConfig: HeaderOptions;
  /** Seconds that the host's server caches the release and the menus of fragments. */
  fragmentCacheSeconds: number;
  /** The sandbox's scenario for visitors who are not known yet, and for servers. Default: `anonymous`. */
  scenario?: ScenarioName;
  /** Whether the local remote signs its pointers, and the host pins the key. Not for a remote that replaces it. */
  signed?: boolean;
  /** Public keys that the host pins, for a `headerRemote` whose publisher signs. */
  headerKeys?: readonly string[];
  /** File to which the host appends the records of the header's events and measurements that its pages send. */
  recordsFile?: string;
  /** Whether the sandbox answers on the host's origin instead of a separate one. */
  servicesOnHost?: boolean;
  /** The folder of versions and channels that the remote serves; by default that of the build. */
  remoteFolder?: string;
}

/** `second`: the sandbox's second shop, with its services on the page's own origin. */
export type ShopName = 'first' | 'second';

export const shopSettings: Readonly<Record<ShopName, Partial<StackSettings>>> = {
  first: {},
  second: { scenario: 'second-shop', servicesOnHost: true },
};

/** Reads the environment variables of the local stack. @throws SettingsError */
export function readSettings(env: Env): StackSettings {
  const { headerRemote, ...options } = readShellConfig(env.SHELL_CONFIG);
  const origin = servicesOrigin(env);
  const shellConfig = origin ? { ...options, services: { ...options.services, origin } } : options;
  return {
    hostPort: number(env, 'HOST_PORT', 4000),
    remotePort: number(env, 'REMOTE_PORT', 4001),
    servicesPort: number(env, 'SERVICES_PORT', 4002),
    servicesOrigin: shellConfig.services?.origin || undefined,
    headerRemote: address(env, 'HEADER_REMOTE') ?? headerRemote,
    shellConfig,
    fragmentCacheSeconds: number(env, 'FRAGMENT_CACHE_S', 300, seconds),
  };
}

type Env = Readonly<Record<string, string | undefined>>;

const port = { pattern: /^\d+$/, most: 65_535, what: 'a port between 0 and 65535' };
const seconds = { pattern: /^\d+(\.\d+)?$/, most: Number.POSITIVE_INFINITY, what: 'a number of seconds' };

function number(env: Env, name: string, fallback: number, { pattern, most, what } = port): number {
  const value = env[name] ?? String(fallback);
  if (pattern.test(value) && Number(value) <= most) return Number(value);
  throw new SettingsError(`${name} is "${value}"; give ${what}, such as ${fallback}`);
}

function address(env: Env, name: string): string | undefined {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  if (!/^https?:/.test(value) || !URL.canParse(value)) {
    throw new SettingsError(
      `${name} is "${value}"; give a whole address, such as https://header.example/stable/`,
    );
  }
  return value;
}

function servicesOrigin(env: Env): string | undefined {
  const value = address(env, 'SERVICES_ORIGIN');
  if (value === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(value);
  // Dropping the path silently would send every call to another address than intended.
  if (pathname + search + hash !== '/') {
    throw new SettingsError(`SERVICES_ORIGIN is "${value}"; give an origin without a path: ${origin}`);
  }
  return origin;
}

function readShellConfig(file: string | undefined): HeaderOptions & { headerRemote?: string } {
  if (file === undefined || file === '') return {};
  const json = parse(file);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new SettingsError(
      `SHELL_CONFIG: ${file} is not a JSON object; write for example {"flags": {"searchHistory": true}}`,
    );
  }
  const { headerRemote, ...options } = json as Record<string, unknown>;
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
