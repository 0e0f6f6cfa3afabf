import {
  type ContentFragment,
  contentFragmentSchema,
  parseContract,
  type Taxonomy,
  taxonomySchema,
} from '@grocer/shared-contracts';
import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { keepFor } from './keepFor.ts';

/** What a host's server has of the menus, as the services answered it (design §6); `undefined`: nothing yet. */
export interface MenuAnswers {
  taxonomy: unknown;
  seasonal: unknown;
}

export const readTaxonomy = readOnce((answer): Taxonomy => parseContract(taxonomySchema, answer, 'taxonomy'));

export const readSeasonal = readOnce(
  (answer): ContentFragment => parseContract(contentFragmentSchema, answer, 'content'),
);

/** Each answer is read once, however many pages are rendered with it; one that cannot be read is said once and is none. */
function readOnce<Read>(read: (answer: object) => Read): (answer: unknown) => Read | undefined {
  const kept = keepFor((answer: object) => attempt(() => read(answer)));
  return (answer) => (typeof answer === 'object' && answer !== null ? kept(answer) : undefined);
}

function attempt<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    tellDeveloper('the fragment goes without a menu', error);
    return undefined;
  }
}
