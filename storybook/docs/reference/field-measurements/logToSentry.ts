import type { Logger } from '@grocer/shared-contracts';
import { captureException } from '@sentry/browser';

/** Pass `{ log: logToSentry }` as the header's option `logger`, and `config: { clientLogging: true }`. */
export const logToSentry: Logger['log'] = ({ level, message, error, cause, stack = '', ...others }) => {
  if (level !== 'error') return;
  const failure = Object.assign(new Error(cause ?? message), { name: error ?? 'Error', stack });
  captureException(failure, (scope) =>
    scope
      .setTags({ line: others.line, feature: others.feature })
      // The release of the page itself would select other source maps.
      .addEventProcessor((event) => ({ ...event, release: `grocer-header@${others.release}` })),
  );
};
