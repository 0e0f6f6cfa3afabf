import { type Advert, type BannersRequest, bannersSchema, parseContract } from '@grocer/shared-contracts';
import type { Logger } from '../../platform/logger/logger.ts';
import type { ServiceClient } from '../serviceClient.ts';

/** Ids of the open categories from the root down, and the id of the order whose trolley is shown. */
export type BannersParams = Pick<BannersRequest, 'categories' | 'trolleyId'>;

/**
 * Reads the adverts for the open menu. A failure is logged and gives an empty list (behaviour/advertising#failure).
 * @throws only the signal's reason, when the signal is aborted
 */
export type FetchBanners = (params: BannersParams, signal?: AbortSignal) => Promise<Advert[]>;

interface BannersClient extends ServiceClient {
  logger: Pick<Logger, 'failure'>;
  /**
   * The visitor's identifier from the site's cookie, `undefined` without the cookie
   * (behaviour/services#headers).
   */
  visitorId: () => string | undefined;
  /** Name of the request header with the visitor's identifier. */
  visitorHeader: string;
}

export const fetchBanners =
  ({ http, base, logger, visitorId, visitorHeader }: BannersClient): FetchBanners =>
  async ({ categories, trolleyId }, signal) => {
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
