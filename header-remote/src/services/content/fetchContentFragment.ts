import {
  type ContentFragment,
  type ContentRequest,
  contentFragmentSchema,
  parseContract,
} from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';
import { contentPath } from './contentPath.ts';

export interface ContentQuestion {
  /** The fragment's path in the content service, without slashes at its ends. */
  path: string;
  /** `null`: nobody is signed in. */
  customerId: string | null;
}

export type FetchContentFragment = (question: ContentQuestion) => Promise<ContentFragment>;

/** What the content service knows a visitor by who is not signed in (clarification 111). */
const guestId = '-1';

export const fetchContentFragment =
  ({ http, base }: BackEnd): FetchContentFragment =>
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
