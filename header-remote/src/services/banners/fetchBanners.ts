import { type Advert, type BannersRequest, bannersSchema, parseContract } from '@grocer/shared-contracts';
import type { Logger } from '../../platform/logger/logger.ts';
import type { BackEnd } from '../backEnd.ts';

/** The ids of the open menu's path, and the order whose trolley it is. */
export type BannersQuestion = Pick<BannersRequest, 'categories' | 'trolleyId'>;

/**
 * Adverts for the open menu; none where the service fails.
 * @throws only the signal's own reason, once it is aborted
 */
export type FetchBanners = (question: BannersQuestion, signal?: AbortSignal) => Promise<Advert[]>;

interface BannersBackEnd extends BackEnd {
  logger: Pick<Logger, 'failure'>;
  /** The visitor's identifier, from a cookie that the site writes (clarification 112). */
  visitorId: () => string | undefined;
}

export const fetchBanners =
  ({ http, base, logger, visitorId }: BannersBackEnd): FetchBanners =>
  async ({ categories, trolleyId }, signal) => {
    const json: BannersRequest = { type: 'mega-menu', categories, trolleyId };
    const visitor = visitorId();
    try {
      const answer = await http.send({
        service: 'banners',
        method: 'POST',
        url: `${base}/adtech/banners`,
        json,
        headers: visitor === undefined ? {} : { 'visitor-id': visitor },
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
