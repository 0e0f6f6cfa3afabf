import { type ContentFragment, experienceFragmentSchema, parseContract } from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';
import { contentPath } from './contentPath.ts';

export interface ExperienceFragmentQuestion {
  /** A category's `banner`. */
  key: string;
  /** Whether the cookie X-Has-Token-Session is `true`. */
  hasTokenSession: boolean;
}

/** `null`: the service answered that it has none to show (clarification 110). */
export type FetchExperienceFragment = (
  question: ExperienceFragmentQuestion,
) => Promise<ContentFragment | null>;

export const fetchExperienceFragment =
  ({ http, base }: BackEnd): FetchExperienceFragment =>
  async ({ key, hasTokenSession }) => {
    const answer = await http.send({
      service: 'content',
      url: `${base}/experience-fragments/${contentPath(key)}`,
      query: { hasTokenSession: String(hasTokenSession) },
    });
    return parseContract(experienceFragmentSchema, answer, 'content').content;
  };
