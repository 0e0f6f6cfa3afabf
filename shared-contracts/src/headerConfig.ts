import {
  categoryId,
  cookieName,
  isText,
  list,
  milliseconds,
  type Rule,
  siteOrigin,
  sitePath,
  text,
  webAddress,
  yesOrNo,
} from './options/rule.ts';
import type { RulesFor } from './options/settle.ts';

/** A shop of the same house, named in the top bar (spec §2, clarification 9). */
export interface SisterShop {
  label: string;
  url: string;
}

/** A card of the mega menu (clarification 147). `picture` is one of the header's own drawings. */
export interface SpecialistShop {
  picture: 'cellar' | 'garden' | 'meals';
  title: string;
  text: string;
  url: string;
}

/** Every value that the clarifications leave to configuration, as it is when nothing is given. Design §4. */
export interface HeaderConfig {
  /** Origin of the site, '' where it is the page's own. Takes the beacon. */
  siteOrigin: string;
  /** The path that all routes of the shop begin with (clarification 1). */
  root: string;
  links: {
    sisterShops: readonly SisterShop[];
    specialistShops: readonly SpecialistShop[];
    /** `utm_source` of links to the sister and specialist shops (clarification 9). */
    referralSource: string;
    /** Address of the store finder (clarification 10). */
    findAStore: string;
    /** Address of the support users' application (clarification 26). */
    adminApplication: string;
    /** Where the grocer's app can be had or opened: a link that phones know (clarification 51). */
    nativeApp: string;
    /** The loyalty link of the account menu; `path` begins at the site's origin (clarification 6). */
    loyalty: { label: string; path: string };
    /** Phone number of customer services, as it is read (clarifications C11, error 111). */
    phone: string;
  };
  /** What the content service's paths begin with (clarification 13). */
  contentPrefix: string;
  /** Ids of the roots in the taxonomy (spec §3); `null` where there is none: the fixed links (clarification 145). */
  menuRoots: {
    groceries: string;
    entertaining: string;
    authenticatedAccount: string | null;
    unauthenticatedAccount: string | null;
    siteLinks: string | null;
    megaMenu: string | null;
  };
  /** Ids of categories whose offers page takes no `categoryId`, beside the menu roots (clarification 11). */
  offersWithoutCategoryId: readonly string[];
  /** How long a call may take. Milliseconds (clarification 28). */
  timeouts: { orders: number; other: number };
  /** Address of an image at a width; `{src}` and `{width}` are filled in (clarification 132). */
  imagePattern: string;
  cookies: {
    /** Names of the consent cookies, whose value is `true` where the shopper consents (clarification 130). */
    consent: { overall: string; functional: string; analytics: string; advertising: string };
    /** Holds the visitor id of the banner call (clarification 112). */
    visitorId: string;
    /** Remembers that the app banner was dismissed (clarification 51). */
    appBannerDismissed: string;
  };
  /** What the grocer's own app puts into its user agent (clarification 51). */
  nativeAppToken: string;
  /** The `breadcrumb` header of every call (clarification 21). */
  appName: string;
  /** Whether the header writes log records in the browser (clarification 131). */
  clientLogging: boolean;
}

const sisterShop: Rule<SisterShop> = {
  fallback: { label: '', url: '' },
  expected: 'a { label, url }, url an http(s) address',
  read(value) {
    const { label, url } = record(value);
    const address = webAddress('').read(url);
    return isText(label) && address !== undefined ? { label, url: address } : undefined;
  },
};

const specialistShop: Rule<SpecialistShop> = {
  fallback: { picture: 'cellar', title: '', text: '', url: '' },
  expected: 'a { picture, title, text, url }, picture "cellar", "garden" or "meals", url an http(s) address',
  read(value) {
    const { picture, title, text: about, url } = record(value);
    const address = webAddress('').read(url);
    const drawing = (['cellar', 'garden', 'meals'] as const).find((known) => known === picture);
    if (!drawing || !isText(title) || !isText(about) || address === undefined) return undefined;
    return { picture: drawing, title, text: about, url: address };
  },
};

const imagePattern: Rule<string> = {
  fallback: '{src}?width={width}&quality=highQuality95',
  expected: 'text with {src} and {width}',
  read: (value) =>
    isText(value) && value.includes('{src}') && value.includes('{width}') ? value : undefined,
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The rules of `config`, with the clarifications' defaults. */
export const configRules: RulesFor<HeaderConfig> = {
  siteOrigin: siteOrigin(''),
  root: sitePath('/ecom'),
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
    loyalty: { label: text('Loyalty'), path: sitePath('/ecom/loyalty') },
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
  nativeAppToken: text('GrocerApp'),
  appName: text('site-header'),
  clientLogging: yesOrNo(false),
};
