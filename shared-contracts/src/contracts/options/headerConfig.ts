import { rootRule } from './pageRules.ts';
import {
  asText,
  asWebAddress,
  categoryId,
  cookieName,
  flag,
  headerName,
  isText,
  list,
  milliseconds,
  ruleOf,
  share,
  siteOrigin,
  sitePath,
  text,
  webAddress,
} from './rules.ts';
import type { RulesFor } from './validateOptions.ts';

/** A shop of the same company to which the top bar links. */
export interface SisterShop {
  label: string;
  url: string;
}

/** A link in the mega menu's card "Our specialist shops". `picture` names one of the header's drawings. */
export interface SpecialistShop {
  picture: 'cellar' | 'garden' | 'meals';
  title: string;
  text: string;
  url: string;
}

/** All configurable values of the header. Each has a default (behaviour/contract#config). */
export interface HeaderConfig {
  /** Origin of the site; '' means the page's own origin. By default the order beacon is sent there. */
  siteOrigin: string;
  /** Path with which all paths of the shop but the homepage's begin (behaviour/routes#root). */
  root: string;
  links: {
    sisterShops: readonly SisterShop[];
    specialistShops: readonly SpecialistShop[];
    /** Value of `utm_source` in links to sister and specialist shops. */
    referralSource: string;
    /** Address of the store finder. */
    findAStore: string;
    /** Address of the support users' application. */
    adminApplication: string;
    /** Universal link that opens the grocer's app or its page in the app store (behaviour/app-banner#texts). */
    nativeApp: string;
    /** The loyalty link in the account menu. If `path` does not begin with `root`, `root` is added. */
    loyalty: { label: string; path: string };
    /** Phone number of customer services as it is displayed (behaviour/order-errors#catalogue). */
    phone: string;
  };
  /** Prefix of paths that editors write, which is removed from links. */
  contentPrefix: string;
  /** Category ids of the menus' roots. `null`: the menu has no root and shows its fixed links. */
  menuRoots: {
    groceries: string;
    entertaining: string;
    authenticatedAccount: string | null;
    unauthenticatedAccount: string | null;
    siteLinks: string | null;
    megaMenu: string | null;
  };
  /** Ids of categories, besides `menuRoots`, whose offers link has no `categoryId`. */
  offersWithoutCategoryId: readonly string[];
  /** Timeouts in milliseconds: `orders` for the orders service, `other` for all other services. */
  timeouts: { orders: number; other: number };
  /** Template of image URLs, in which `{src}` and `{width}` are replaced. */
  imagePattern: string;
  cookies: {
    /** Names of the consent cookies; the value `true` means consent. */
    consent: { overall: string; functional: string; analytics: string; advertising: string };
    /** Name of the cookie with the visitor id, which is sent in the banner call. */
    visitorId: string;
    /** Name of the cookie that records that the app banner was dismissed. */
    appBannerDismissed: string;
  };
  requestHeaders: {
    /** Name of the request header that sends the visitor id in the banner call. */
    visitorId: string;
    /** Name of the request header that names the release, as `0.1.0/0.1`, in every call; '' for none. */
    release: string;
  };
  /** Text in the user agent that identifies the grocer's own app. */
  nativeAppToken: string;
  /** Value of the `breadcrumb` request header in every call. */
  appName: string;
  /** Share of the pages with `onMeasure` that are measured, from 0 to 1. */
  measuredShare: number;
  /** Whether the header logs calls and failures in the browser. Wrong options are always on the console. */
  clientLogging: boolean;
  /** Whether the token service is called only while the cookie `X-Has-Token-Session` is `true`. */
  tokenOnlyWithCookie: boolean;
}

const sisterShop = ruleOf<SisterShop>('sister', { label: '', url: '' }, (value) => {
  const { label: name, url } = record(value);
  const label = asText(name);
  const address = asWebAddress(url);
  return label !== undefined && address !== undefined ? { label, url: address } : undefined;
});

const noShop: SpecialistShop = { picture: 'cellar', title: '', text: '', url: '' };
const specialistShop = ruleOf('specialist', noShop, (value) => {
  const { picture, url, ...texts } = record(value);
  const [title, description] = [asText(texts.title), asText(texts.text)];
  const address = asWebAddress(url);
  const drawing = (['cellar', 'garden', 'meals'] as const).find((name) => name === picture);
  if (!drawing || title === undefined || description === undefined || address === undefined) return undefined;
  return { picture: drawing, title, text: description, url: address };
});

const imagePattern = ruleOf('image', '{src}?width={width}&quality=highQuality95', (value) =>
  isText(value) && value.includes('{src}') && value.includes('{width}') ? value : undefined,
);

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Rules and defaults of `config`. */
export const configRules: RulesFor<HeaderConfig> = {
  siteOrigin: siteOrigin(''),
  root: rootRule,
  links: {
    sisterShops: list(sisterShop, [
      { label: 'Wine & spirits', url: 'https://cellar.grocer.example' },
      { label: 'Garden', url: 'https://garden.grocer.example' },
      { label: 'Meal delivery', url: 'https://meals.grocer.example' },
    ]),
    specialistShops: list(specialistShop, [
      {
        picture: 'cellar',
        title: 'Cellar',
        text: 'Explore more than 1,200 beers, wines and spirits',
        url: 'https://cellar.grocer.example',
      },
      {
        picture: 'garden',
        title: 'Garden',
        text: 'Plants, pots and tools, delivered to your door',
        url: 'https://garden.grocer.example',
      },
      {
        picture: 'meals',
        title: 'Chef-made meals',
        text: 'Dinners by our chefs, ready to finish at home',
        url: 'https://meals.grocer.example',
      },
    ]),
    referralSource: text('grocer'),
    findAStore: webAddress('https://stores.grocer.example'),
    adminApplication: webAddress('https://admin.grocer.example'),
    nativeApp: webAddress('https://app.grocer.example'),
    loyalty: { label: text('Loyalty'), path: sitePath('/loyalty') },
    phone: text('0808 157 0111'),
  },
  contentPrefix: sitePath('/content/site/en'),
  menuRoots: {
    groceries: categoryId('10051'),
    entertaining: categoryId('10052'),
    authenticatedAccount: categoryId(null),
    unauthenticatedAccount: categoryId(null),
    siteLinks: categoryId(null),
    megaMenu: categoryId(null),
  },
  offersWithoutCategoryId: list(categoryId(''), ['10051', '10052']),
  timeouts: { orders: milliseconds(45_000), other: milliseconds(10_000) },
  imagePattern,
  cookies: {
    consent: {
      overall: cookieName('cookieConsent'),
      functional: cookieName('cookieConsentFunctional'),
      analytics: cookieName('cookieConsentAnalytics'),
      advertising: cookieName('cookieConsentAdvertising'),
    },
    visitorId: cookieName('visitorId'),
    appBannerDismissed: cookieName('appBannerDismissed'),
  },
  requestHeaders: { visitorId: headerName('visitor-id'), release: headerName('') },
  nativeAppToken: text('GrocerApp'),
  appName: text('site-header'),
  measuredShare: share(1),
  clientLogging: flag(false),
  tokenOnlyWithCookie: flag(false),
};
