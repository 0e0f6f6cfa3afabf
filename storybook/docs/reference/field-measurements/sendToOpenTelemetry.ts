import type { OnMeasure } from '@grocer/shared-contracts';
import { metrics } from '@opentelemetry/api';

const meter = metrics.getMeter('grocer-header');
const milliseconds = { unit: 'ms' };
const starts = meter.createHistogram('grocer_header.start', milliseconds);
const openings = meter.createHistogram('grocer_header.opening', milliseconds);
const interactions = meter.createHistogram('grocer_header.interaction', milliseconds);
const vitals = meter.createHistogram('grocer_header.web_vital');

/** Pass this function as the header's option `onMeasure`. */
export const sendToOpenTelemetry: OnMeasure = (measurement) => {
  switch (measurement.kind) {
    case 'mark':
      return starts.record(measurement.at, { milestone: measurement.name });
    case 'duration':
      return openings.record(measurement.duration, { opened: measurement.name });
    case 'interaction':
      return interactions.record(measurement.duration, { input: measurement.input, part: measurement.part });
    case 'vital':
      return vitals.record(measurement.value, { vital: measurement.name, part: measurement.part });
  }
};
