import { parseContract, termSuggestSchema } from '@grocer/shared-contracts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import type { Logger, ResponseRecord } from '../../platform/logger/logger.ts';
import type { ServiceClient } from '../serviceClient.ts';

/**
 * Reads the suggested terms for a typed text, best first. A failure is logged and gives an empty list
 * (behaviour/search#20).
 * @throws only the signal's reason, when the signal is aborted
 */
export type FetchSuggestions = (term: string, signal?: AbortSignal) => Promise<string[]>;

export const fetchSuggestions =
  ({
    http,
    base,
    logger,
  }: ServiceClient & { logger: Pick<Logger, 'success' | 'failure'> }): FetchSuggestions =>
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
      logger.failure(`Error loading search term suggestions: ${errorMessage(error)}`, error, call);
      return [];
    }
  };
