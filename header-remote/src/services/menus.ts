import {
  type Advert,
  type BannersRequest,
  bannersSchema,
  type ContentFragment,
  type ContentRequest,
  contentFragmentSchema,
  experienceFragmentSchema,
  parseContract,
  taxonomySchema,
} from '@grocer/shared-contracts';
import type { LoggingClient, ServiceClient } from './serviceClient.ts';

// Categories, content and adverts of the menus.

interface TaxonomyClient extends ServiceClient {
  /** Ids of the menus' roots. */
  roots: readonly string[];
}

/** Reads the categories of all menus. `depth` is the number of levels including the roots, at most 7. */
export const fetchTaxonomy =
  ({ http, base, roots }: TaxonomyClient) =>
  async (depth: number) => {
    const answer = await http.send({
      service: 'taxonomy',
      url: `${base}/v1/categories`,
      query: { roots: roots.join(','), shape: 'flat', depth: String(depth) },
    });
    return parseContract(taxonomySchema, answer, 'taxonomy');
  };

/** The customer id that stands for a signed-out visitor (behaviour/services#content-fragment). */
const guestId = '-1';

/** Reads the content at `path` from the content service. `customerId` is `null` for a signed-out visitor. */
const fetchContentFragment =
  (path: string) =>
  ({ http, base }: ServiceClient) =>
  async (customerId: string | null): Promise<ContentFragment> => {
    const json: ContentRequest = {
      contentUrl: path,
      customerId: customerId ?? guestId,
      customerSearchRequest: { queryParams: {} },
    };
    const url = `${base}/${path}`;
    const query = { clientType: 'WEB_APP' };
    const answer = await http.send({ service: 'content', method: 'PUT', url, query, json });
    return parseContract(contentFragmentSchema, answer, 'content');
  };

/** The content beside the first level of the groceries menu. */
export const fetchMegaMenuMaster = fetchContentFragment('menu/middle-mega-menu/master');

/** The seasonal menu's content. Without a title or without components, the shop has no seasonal menu. */
export const fetchSeasonalMaster = fetchContentFragment('menu/seasonal-menu/seasonal-menu-content/master');

interface ExperienceFragmentParams {
  /** The category's `banner` field. */
  key: string;
  /** Whether the cookie X-Has-Token-Session is `true`. */
  hasTokenSession: boolean;
}

/** Reads a category's fragment; `null` if there is none (behaviour/services#experience-fragment). */
export const fetchExperienceFragment =
  ({ http, base }: ServiceClient) =>
  async ({ key, hasTokenSession }: ExperienceFragmentParams): Promise<ContentFragment | null> => {
    const answer = await http.send({
      service: 'content',
      url: `${base}/experience-fragments/${key.split('/').map(encodeURIComponent).join('/')}`,
      query: { hasTokenSession: String(hasTokenSession) },
    });
    return parseContract(experienceFragmentSchema, answer, 'content').content;
  };

interface BannersClient extends LoggingClient {
  /** The visitor's id from the site's cookie; `undefined` without it (behaviour/services#headers). */
  visitorId: () => string | undefined;
  /** Name of the request header that sends the visitor's id. */
  visitorHeader: string;
}

/** Ids of the open categories from the root down, and the id of the trolley's order. */
type BannersParams = Pick<BannersRequest, 'categories' | 'trolleyId'>;

/**
 * Reads the adverts for the open menu. A failure is logged and gives an empty list
 * (behaviour/advertising#failure).
 * @throws only the signal's reason, if it is aborted
 */
export const fetchBanners =
  ({ http, base, logger, visitorId, visitorHeader }: BannersClient) =>
  async ({ categories, trolleyId }: BannersParams, signal?: AbortSignal): Promise<Advert[]> => {
    const json: BannersRequest = { type: 'mega-menu', categories, trolleyId };
    const visitor = visitorId();
    try {
      const answer = await http.send({
        service: 'banners',
        method: 'POST',
        url: `${base}/adtech/banners`,
        json,
        headers: visitor === undefined ? {} : { [visitorHeader]: visitor },
        signedOutAs: 'unauthenticated',
        signal,
      });
      return parseContract(bannersSchema, answer, 'banners').bannerAds;
    } catch (error) {
      if (signal?.aborted) throw error;
      logger.failure('Error getting banners', error);
      return [];
    }
  };
