import { type ContentFragment, experienceFragmentSchema, parseContract } from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';
import { contentPath } from './contentPath.ts';

export interface ExperienceFragmentParams {
  /** The category's `banner` field. */
  key: string;
  /** Whether the cookie X-Has-Token-Session is `true`. */
  hasTokenSession: boolean;
}

/**
 * Reads a category's fragment; `null` when the service has nothing to show (behaviour/services#experience-fragment).
 */
export type FetchExperienceFragment = (params: ExperienceFragmentParams) => Promise<ContentFragment | null>;

export const fetchExperienceFragment =
  ({ http, base }: ServiceClient): FetchExperienceFragment =>
  async ({ key, hasTokenSession }) => {
    const answer = await http.send({
      service: 'content',
      url: `${base}/experience-fragments/${contentPath(key)}`,
      query: { hasTokenSession: String(hasTokenSession) },
    });
    return parseContract(experienceFragmentSchema, answer, 'content').content;
  };
