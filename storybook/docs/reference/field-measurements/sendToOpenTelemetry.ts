import type { Logger, OnMeasure } from '@grocer/shared-contracts';
import { logs, metrics } from '@opentelemetry/api';

const meter = metrics.getMeter('grocer-header');
const milliseconds = { unit: 'ms' };
const starts = meter.createHistogram('grocer_header.start', milliseconds);
const openings = meter.createHistogram('grocer_header.opening', milliseconds);
const interactions = meter.createHistogram('grocer_header.interaction', milliseconds);
const vitals = meter.createHistogram('grocer_header.web_vital');

/** Pass this function as the header's option `onMeasure`. */
export const sendToOpenTelemetry: OnMeasure = (measurement) => {
  const { release, line } = measurement;
  switch (measurement.kind) {
    case 'mark':
      return starts.record(measurement.at, { milestone: measurement.name, release, line });
    case 'duration':
      return openings.record(measurement.duration, { opened: measurement.name, release, line });
    case 'interaction':
      return interactions.record(measurement.duration, {
        input: measurement.input,
        part: measurement.part,
        release,
        line,
      });
    case 'vital':
      return vitals.record(measurement.value, {
        vital: measurement.name,
        part: measurement.part,
        release,
        line,
      });
  }
};

/** Pass `{ log: logToOpenTelemetry }` as the header's option `logger`, and `config: { clientLogging: true }`. */
export const logToOpenTelemetry: Logger['log'] = ({ level, message, error, cause, stack, ...others }) =>
  logs.getLogger('grocer-header').emit({
    severityText: level,
    body: message,
    attributes: {
      'exception.type': error,
      'exception.message': cause,
      'exception.stacktrace': stack,
      ...others,
    },
  });
