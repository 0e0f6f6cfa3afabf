import { parseContract, termSuggestSchema } from '@grocer/shared-contracts';
import { errorMessage } from '../platform/logger/errorMessage.ts';
import type { LoggedCall, Logger, ResponseRecord } from '../platform/logger/logger.ts';
import type { ServiceClient } from './serviceClient.ts';

/**
 * Reads suggested search terms for typed text, best first. A failure is logged and gives an empty list.
 * @throws only the signal's reason, if it is aborted
 */
export type FetchSuggestions = (term: string, signal?: AbortSignal) => Promise<string[]>;

interface SuggestClient extends ServiceClient {
  logger: Pick<Logger, 'response' | 'success' | 'failure'>;
}

/** Adds its own message to the record of the last response, so that each response is logged once. */
export const fetchSuggestions =
  ({ http, base, logger }: SuggestClient): FetchSuggestions =>
  async (term, signal) => {
    const responses: ResponseRecord[] = [];
    const logResponse = (response: ResponseRecord) => void responses.push(response);
    const lastCall = (): LoggedCall => {
      const { message: _, ...last } = responses.pop() ?? { service: 'suggest', durationMs: 0, status: 0 };
      // Earlier responses are 401s, after which the call was repeated.
      responses.forEach(logger.response);
      return { ...last, url: base };
    };
    try {
      const answer = await http.send({ service: 'suggest', url: base, query: { term }, signal, logResponse });
      const { terms } = parseContract(termSuggestSchema, answer, 'suggest');
      const call = lastCall();
      logger.success(`Search term suggestion loaded, request took ${call.durationMs}ms`, call);
      return terms;
    } catch (error) {
      if (!signal?.aborted) {
        logger.failure(`Error loading search term suggestions: ${errorMessage(error)}`, error, lastCall());
        return [];
      }
      responses.forEach(logger.response);
      throw error;
    }
  };
