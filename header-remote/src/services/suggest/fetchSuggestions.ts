import { parseContract, termSuggestSchema } from '@grocer/shared-contracts';
import type { Logger, ResponseRecord } from '../../platform/logger/logger.ts';
import { messageOf } from '../../platform/logger/messageOf.ts';
import type { BackEnd } from '../backEnd.ts';

/**
 * Terms that begin as the shopper does, best first; none where the service fails.
 * @throws only the signal's own reason, once it is aborted
 */
export type FetchSuggestions = (term: string, signal?: AbortSignal) => Promise<string[]>;

export const fetchSuggestions =
  ({ http, base, logger }: BackEnd & { logger: Pick<Logger, 'success' | 'failure'> }): FetchSuggestions =>
  async (term, signal) => {
    const call = { service: 'suggest', url: base, durationMs: 0, status: 0 };
    const onResponse = ({ durationMs, status }: ResponseRecord) =>
      Object.assign(call, { durationMs, status });
    try {
      const answer = await http.send({ service: 'suggest', url: base, query: { term }, signal, onResponse });
      const { terms } = parseContract(termSuggestSchema, answer, 'suggest');
      logger.success(`Search term suggestion loaded, request took ${call.durationMs}ms`, call);
      return terms;
    } catch (error) {
      if (signal?.aborted) throw error;
      logger.failure(`Error loading search term suggestions: ${messageOf(error)}`, error, call);
      return [];
    }
  };
