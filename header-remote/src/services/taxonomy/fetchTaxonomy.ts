import { parseContract, type Taxonomy, taxonomySchema } from '@grocer/shared-contracts';
import type { ServiceClient } from '../serviceClient.ts';

/**
 * Reads the categories of all menus. `depth` is the number of levels, the roots included; the service allows
 * at most 7.
 */
export type FetchTaxonomy = (depth: number) => Promise<Taxonomy>;

interface TaxonomyClient extends ServiceClient {
  /** Ids of the menus' roots. */
  roots: readonly string[];
}

export const fetchTaxonomy =
  ({ http, base, roots }: TaxonomyClient): FetchTaxonomy =>
  async (depth) => {
    const answer = await http.send({
      service: 'taxonomy',
      url: `${base}/v1/categories`,
      query: { roots: roots.join(','), shape: 'flat', depth: String(depth) },
    });
    return parseContract(taxonomySchema, answer, 'taxonomy');
  };
