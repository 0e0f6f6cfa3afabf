import { parseContract, type Taxonomy, taxonomySchema } from '@grocer/shared-contracts';
import type { BackEnd } from '../backEnd.ts';

/** The categories of every menu, down to `depth` levels; the roots are the first. The service goes down to 7. */
export type FetchTaxonomy = (depth: number) => Promise<Taxonomy>;

interface TaxonomyBackEnd extends BackEnd {
  /** Ids of the menus' roots. */
  roots: readonly string[];
}

export const fetchTaxonomy =
  ({ http, base, roots }: TaxonomyBackEnd): FetchTaxonomy =>
  async (depth) => {
    const answer = await http.send({
      service: 'taxonomy',
      url: `${base}/v1/categories`,
      query: { roots: roots.join(','), shape: 'flat', depth: String(depth) },
    });
    return parseContract(taxonomySchema, answer, 'taxonomy');
  };
