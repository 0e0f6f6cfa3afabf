import {
  type ContentFragment,
  type ContentRequest,
  contentFragmentSchema,
  parseContract,
} from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';
import { contentPath } from './contentPath.ts';

export interface ContentFragmentParams {
  /** The fragment's path in the content service, without a leading or trailing slash. */
  path: string;
  /** `null` for a signed-out visitor. */
  customerId: string | null;
}

export type FetchContentFragment = (params: ContentFragmentParams) => Promise<ContentFragment>;

/** The content service's customer id for a signed-out visitor (behaviour/services#content-fragment). */
const guestId = '-1';

export const fetchContentFragment =
  ({ http, base }: ServiceClient): FetchContentFragment =>
  async ({ path, customerId }) => {
    const json: ContentRequest = {
      contentUrl: path,
      customerId: customerId ?? guestId,
      customerSearchRequest: { queryParams: {} },
    };
    const answer = await http.send({
      service: 'content',
      method: 'PUT',
      url: `${base}/${contentPath(path)}`,
      query: { clientType: 'WEB_APP' },
      json,
    });
    return parseContract(contentFragmentSchema, answer, 'content');
  };
