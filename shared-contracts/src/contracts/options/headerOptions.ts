import type { Placement } from '../routes/address.ts';
import { configRules, type HeaderConfig } from './headerConfig.ts';
import type { Analytics, Logger, Navigate, OnMeasure, Personalisation } from './hostFunctions.ts';
import { pathRule } from './pageRules.ts';
import { baseAddress, callback, flag, oneOfWords, type Rule, ruleOf, text } from './rules.ts';
import { type OnProblem, type RulesFor, validateOptions } from './validateOptions.ts';

const pathsFromOrigin = {
  token: '/api/token',
  context: '',
  graph: '',
  slots: '',
  addresses: '',
  branches: '',
  orders: '',
  suggest: '/term-suggest',
  pass: '/delivery-pass',
  taxonomy: '/taxonomy',
  content: '/content',
  banners: '',
} as const;

/** The services that the header calls. */
export type ServiceKey = keyof typeof pathsFromOrigin | 'beacon';

/** Base address of each service, without a trailing `/`. '' means the page's own origin. */
export type ServiceAddresses = Readonly<Record<ServiceKey, string>>;

const serviceKeys = [...Object.keys(pathsFromOrigin), 'beacon'] as ServiceKey[];

/**
 * Returns each service's base address: its override, else its path on the services' origin. Without an
 * override, the beacon has the site's origin instead.
 */
function serviceAddresses(
  origin: string,
  siteOrigin: string,
  overrides: Readonly<Record<ServiceKey, string | null>>,
): ServiceAddresses {
  const fromOrigin = Object.entries(pathsFromOrigin).map(([key, path]) => [key, `${origin}${path}`]);
  const overridden = Object.entries(overrides).filter(([, address]) => address !== null);
  return Object.fromEntries([...fromOrigin, ['beacon', siteOrigin], ...overridden]);
}

/** Feature flags, which a host sets (behaviour/contract#flags-and-search). A missing flag is off. */
export interface HeaderFlags {
  /** Whether the search box remembers earlier searches and suggests them. */
  searchHistory: boolean;
  /** Whether the amend bar may be shown, both in the header and by the widget `AmendBar`. */
  sitePinBar: boolean;
  /** Whether the mega menu shows adverts from the banners service. */
  megaMenuBanners: boolean;
}

/** Options of the search box. */
interface SearchOptions {
  /** Kind of shop, for a shop with a separate search history. */
  historyType: string | null;
}

/** Options whose keys may all be missing or undefined. */
type Optional<Options> = {
  readonly [Key in keyof Options]?: Options[Key] | undefined;
};

/** Like `Optional`, also inside groups. A list replaces the whole default list. */
type DeepOptional<Options> = {
  readonly [Key in keyof Options]?:
    | (Options[Key] extends readonly unknown[] | string | number | boolean | null
        ? Options[Key]
        : DeepOptional<Options[Key]>)
    | undefined;
};

/**
 * The options that a host passes to the header (behaviour/contract#all-optional, #wrong-value). All are
 * optional, and all but the four functions and `logger` are JSON. For a wrong value the default is used, as for
 * `undefined`; the wrong value is reported once on the console.
 */
export interface HeaderOptions {
  /**
   * Origin of the services (default: the page's own), and base addresses of services that are elsewhere
   * (behaviour/services#addresses).
   */
  readonly services?:
    | {
        readonly origin?: string | undefined;
        readonly overrides?: Optional<Record<ServiceKey, string>> | undefined;
      }
    | undefined;
  /** Whether the page is the homepage. Default: by its `path` (behaviour/contract#placement-and-path). */
  readonly placement?: Placement | undefined;
  /** Path and query of the page, for hosts with a client-side router. Default: the browser's location. */
  readonly path?: string | undefined;
  readonly flags?: Optional<HeaderFlags> | undefined;
  readonly search?: Optional<SearchOptions> | undefined;
  readonly config?: DeepOptional<HeaderConfig> | undefined;
  /** Navigates when the header follows a link. Default: `location.assign`. */
  readonly navigate?: Navigate | undefined;
  /** Receives analytics events. Default: they are pushed to `window.dataLayer`. */
  readonly analytics?: Analytics | undefined;
  /** Receives the cart and the variables for the personalisation service. Default: none. */
  readonly personalisation?: Personalisation | undefined;
  /**
   * Receives measurements of the header on this page, in milliseconds. The code that measures is loaded only if
   * this function is given, when the browser is idle. The first error that the function throws is reported on
   * the console. Default: none.
   */
  readonly onMeasure?: OnMeasure | undefined;
  /** Receives log records if `config.clientLogging` is on. Default: the console. */
  readonly logger?: Logger | undefined;
}

/** All options except the four functions and `logger`, as plain JSON. */
export type JsonOptions = Omit<
  HeaderOptions,
  'navigate' | 'analytics' | 'personalisation' | 'onMeasure' | 'logger'
>;

/** The options with all defaults. Values that only the browser knows, and functions, may be `null`. */
export interface ResolvedHeaderOptions {
  readonly services: ServiceAddresses;
  /** `null`: the placement follows the page's path (`placementOf`). */
  readonly placement: Placement | null;
  readonly path: string | null;
  readonly flags: Readonly<HeaderFlags>;
  readonly search: Readonly<SearchOptions>;
  readonly config: Readonly<HeaderConfig>;
  readonly navigate: Navigate | null;
  readonly analytics: Analytics | null;
  readonly personalisation: Personalisation | null;
  readonly onMeasure: OnMeasure | null;
  readonly logger: Logger | null;
}

/** The validated options, before the services' addresses are built. */
export interface ValidatedOptions extends Omit<ResolvedHeaderOptions, 'services'> {
  readonly services: { origin: string; overrides: Record<ServiceKey, string | null> };
}

const override: Rule<string | null> = { ...baseAddress(''), fallback: null };

const logger = ruleOf<Logger | null>('logger', null, (value) =>
  typeof (value as Partial<Logger> | null)?.log === 'function' ? (value as Logger) : undefined,
);

/** Rule and default of every option. */
export const optionRules: RulesFor<ValidatedOptions> = {
  services: {
    origin: baseAddress(''),
    overrides: Object.fromEntries(serviceKeys.map((key) => [key, override])) as Record<
      ServiceKey,
      typeof override
    >,
  },
  placement: oneOfWords(['home', 'shop']),
  path: pathRule,
  flags: { searchHistory: flag(false), sitePinBar: flag(false), megaMenuBanners: flag(false) },
  search: { historyType: { ...text(''), fallback: null } },
  config: configRules,
  onMeasure: callback<OnMeasure>(),
  analytics: callback<Analytics>(),
  navigate: callback<Navigate>(),
  personalisation: callback<Personalisation>(),
  logger,
};

/** Validates a host's options and adds the defaults. Never throws, unless `onProblem` does. */
export function resolveOptions(input?: unknown, onProblem: OnProblem = () => {}): ResolvedHeaderOptions {
  const { services, ...options } = validateOptions(optionRules, input, onProblem);
  return {
    ...options,
    services: serviceAddresses(services.origin, options.config.siteOrigin, services.overrides),
  };
}
