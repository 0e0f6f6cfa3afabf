import { configRules, type HeaderConfig } from './headerConfig.ts';
import type { Analytics, Logger, Navigate, Personalisation } from './hostFunctions.ts';
import { baseAddress, callback, isText, type Rule, word, yesOrNo } from './options/rule.ts';
import { type Report, type RulesFor, settle } from './options/settle.ts';
import type { Placement } from './placement.ts';
import { reportToConsole } from './reportToConsole.ts';
import { type ServiceAddresses, type ServiceKey, serviceAddresses, serviceKeys } from './serviceAddresses.ts';

/** Feature flags (clarification 29); the host maps them from its own. Missing = off. */
export interface HeaderFlags {
  searchHistory: boolean;
  sitePinBar: boolean;
  megaMenuBanners: boolean;
}

/** Any part of a record of options; lists are given whole. */
type Any<Options> = {
  readonly [Key in keyof Options]?: Options[Key] extends readonly unknown[] | string | number | boolean | null
    ? Options[Key]
    : Any<Options[Key]>;
};

/**
 * What a host passes to the header (design §4). All of it may be left out; all of it but the four functions is JSON.
 * A wrong value never breaks the page: it is one report, and the default stands in its place.
 */
export interface HeaderOptions {
  /** Origin of the services ('' or nothing = the page's own), and base addresses that differ from it. */
  readonly services?: {
    readonly origin?: string;
    readonly overrides?: Readonly<Partial<Record<ServiceKey, string>>>;
  };
  /** Default: by `path` (clarification 31). */
  readonly placement?: Placement;
  /** Path and query of the page, for hosts with a router of their own. Default: the browser's location. */
  readonly path?: string;
  readonly flags?: Readonly<Partial<HeaderFlags>>;
  readonly config?: Any<HeaderConfig>;
  /** Default: `location.assign`. */
  readonly navigate?: Navigate;
  /** Default: `window.dataLayer`. */
  readonly analytics?: Analytics;
  /** Default: none. */
  readonly personalisation?: Personalisation;
  /** Default: silent, unless `config.clientLogging`. */
  readonly logger?: Logger;
}

/** The options with every default in its place. What only the browser knows, or nobody gave, is `null`. */
export interface ResolvedHeaderOptions {
  readonly services: ServiceAddresses;
  /** `null`: by the path the page is on, which changes (`placementOf`). */
  readonly placement: Placement | null;
  readonly path: string | null;
  readonly flags: Readonly<HeaderFlags>;
  readonly config: Readonly<HeaderConfig>;
  readonly navigate: Navigate | null;
  readonly analytics: Analytics | null;
  readonly personalisation: Personalisation | null;
  readonly logger: Logger | null;
}

/** The options as they are given, each with its rule; `services` are still to be worked out. */
interface GivenOptions extends Omit<ResolvedHeaderOptions, 'services'> {
  readonly services: { origin: string; overrides: Record<ServiceKey, string | null> };
}

const override: Rule<string | null> = { ...baseAddress(''), fallback: null };

const currentPath: Rule<string | null> = {
  fallback: null,
  expected: 'a path that starts with /',
  read: (value) => (isText(value) && value.startsWith('/') ? value : undefined),
};

const logger: Rule<Logger | null> = {
  fallback: null,
  expected: 'an object with a function log',
  read: (value) => (isLogger(value) ? value : undefined),
};

const isLogger = (value: unknown): value is Logger =>
  typeof value === 'object' && value !== null && 'log' in value && typeof value.log === 'function';

const rules: RulesFor<GivenOptions> = {
  services: {
    origin: baseAddress(''),
    overrides: Object.fromEntries(serviceKeys.map((key) => [key, override])) as Record<
      ServiceKey,
      typeof override
    >,
  },
  placement: word(['home', 'shop']),
  path: currentPath,
  flags: { searchHistory: yesOrNo(false), sitePinBar: yesOrNo(false), megaMenuBanners: yesOrNo(false) },
  config: configRules,
  navigate: callback<Navigate>(),
  analytics: callback<Analytics>(),
  personalisation: callback<Personalisation>(),
  logger,
};

/**
 * Reads a host's options. Never throws. Each wrong value is one sentence to `report` (default: the console), which
 * names the key, what was expected, the type of what came and what is used instead; each unknown key is one, too.
 */
export function resolveHeaderOptions(
  input?: unknown,
  report: Report = reportToConsole,
): ResolvedHeaderOptions {
  const { services, ...given } = settle(rules, input, report);
  return {
    ...given,
    services: serviceAddresses(services.origin, given.config.siteOrigin, services.overrides),
  };
}
