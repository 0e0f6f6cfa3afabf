import { flagRecords, type OptionPath } from '@grocer/shared-contracts/internal';

/** What each option does. A missing or additional option is a type error. */
export const optionEffects: Record<OptionPath, string> = {
  'services.origin': 'The origin of all services: behaviour/services#addresses.',
  'services.overrides.token': 'Access tokens.',
  'services.overrides.context': 'The shopping context.',
  'services.overrides.graph': 'The trolley.',
  'services.overrides.slots': 'The booked slot.',
  'services.overrides.addresses': 'The address of a booked delivery.',
  'services.overrides.branches': 'The branch of a booked collection.',
  'services.overrides.orders': 'Orders: amending and instant checkout.',
  'services.overrides.suggest': 'Suggestions of the search box.',
  'services.overrides.pass': 'The delivery pass.',
  'services.overrides.taxonomy': 'The categories of the menus.',
  'services.overrides.content': 'Editorial content.',
  'services.overrides.banners': 'Banners of the mega menu.',
  'services.overrides.beacon':
    'The beacon of an order. It is sent to `config.siteOrigin`, not to `services.origin`.',
  placement:
    'Whether the page is the homepage, which decides the account menu. Default: decided by the path: behaviour/header#placement.',
  path: 'Path and query of the page, for apps with a client-side router: behaviour/contract#placement-and-path. Default: the browser’s location.',
  'flags.searchHistory': flagRecords.searchHistory.description,
  'flags.sitePinBar': flagRecords.sitePinBar.description,
  'flags.megaMenuBanners': flagRecords.megaMenuBanners.description,
  'search.historyType':
    'Gives a shop of its own kind a search history of its own: behaviour/search-history#key.',
  'config.siteOrigin': 'The origin of the site; the beacon of an order is sent to it.',
  'config.root': 'The path that all paths of the shop begin with: behaviour/routes#root.',
  'config.links.sisterShops': 'The shops of the top bar: behaviour/header#sister-shops.',
  'config.links.specialistShops':
    'The card "Our specialist shops" of the mega menu: behaviour/menus#specialist-shops.',
  'config.links.referralSource':
    '`utm_source` of the links to those shops: behaviour/header#referral-parameters.',
  'config.links.findAStore': 'The store finder: behaviour/header#store-and-service.',
  'config.links.adminApplication':
    'The application of support users: behaviour/account#return-to-admin-press.',
  'config.links.nativeApp': 'Opens the app or its page in the app store: behaviour/app-banner#texts.',
  'config.links.loyalty.label': 'The text of the loyalty link in the account menu.',
  'config.links.loyalty.path': 'Its path, relative to `config.root`: behaviour/routes#fixed-paths.',
  'config.links.phone': 'The phone number in messages about orders: behaviour/order-errors#catalogue.',
  'config.contentPrefix':
    'The prefix of the paths that editors write; it is removed from links: behaviour/routes#content-links.',
  'config.menuRoots.groceries': 'The category of the menu "Groceries": behaviour/services#taxonomy.',
  'config.menuRoots.entertaining': 'The category of the menu "Entertaining": behaviour/services#taxonomy.',
  'config.menuRoots.authenticatedAccount':
    'The category of the account links of signed-in shoppers. None: the fixed links: behaviour/menus#further-roots.',
  'config.menuRoots.unauthenticatedAccount': 'The same for all others.',
  'config.menuRoots.siteLinks':
    'The category of the site’s links. None: the fixed links: behaviour/menus#further-roots.',
  'config.menuRoots.megaMenu':
    'The category of the mega menu’s own links. None: the fixed links: behaviour/menus#further-roots.',
  'config.offersWithoutCategoryId':
    'Categories whose offers link has no `categoryId`: behaviour/routes#category-offers.',
  'config.timeouts.orders': 'When a call of the orders service is given up: behaviour/services#timeouts.',
  'config.timeouts.other': 'When any other call is given up: behaviour/services#timeouts.',
  'config.imagePattern': 'The address of an image at a width: behaviour/content#picture-sources.',
  'config.cookies.consent.overall':
    'The cookie with the answer of the consent dialog: behaviour/analytics#consent.',
  'config.cookies.consent.functional': 'The same, for functions.',
  'config.cookies.consent.analytics': 'The same, for analytics.',
  'config.cookies.consent.advertising': 'The same, for advertising.',
  'config.cookies.visitorId':
    'The cookie with the visitor id of the banners call: behaviour/services#headers.',
  'config.cookies.appBannerDismissed':
    'The cookie that is set when the app banner is closed: behaviour/app-banner#dismiss.',
  'config.requestHeaders.visitorId': 'The request header with the visitor id: behaviour/services#headers.',
  'config.requestHeaders.release':
    "The request header of every call with the release and its line, `0.1.0/0.1`; '' for none: behaviour/services#headers.",
  'config.nativeAppToken':
    'The word in the user agent of the grocer’s own app, in which there is no app banner: behaviour/app-banner#devices.',
  'config.appName': 'The request header `breadcrumb` of every call: behaviour/services#headers.',
  'config.measuredShare':
    'The share of pages whose measurements are sent; drawn once per page: behaviour/measurements#function.',
  'config.clientLogging':
    'Writes log records in the browser, to `logger` or the console: behaviour/errors#client-logging.',
  'config.tokenOnlyWithCookie':
    'Asks the token service only while the cookie `X-Has-Token-Session` is `true`, so that the console of an anonymous visitor has no 401. For pages that see this cookie: behaviour/session#no-call-without-cookie.',
  navigate:
    'Follows a link of the header in your router. Default: `location.assign`: behaviour/routes#router.',
  analytics:
    'Receives analytics events. Default: they are pushed to `window.dataLayer`: behaviour/analytics#sink.',
  personalisation:
    'Receives the trolley’s rows and the variables of the personalisation service: behaviour/analytics#cart.',
  onMeasure:
    'Receives measurements of the header, for your own monitoring: behaviour/measurements#function. Its code loads when the browser is idle.',
  logger: 'Receives log records, while `config.clientLogging` is on. Default: the console.',
};
