import { metrics } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';

test('the page’s function records each kind of measurement as a histogram', async () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] });
  metrics.setGlobalMeterProvider(provider);
  const { sendToOpenTelemetry } = await import('./sendToOpenTelemetry.ts');
  const phases = { inputDelay: 8, processing: 16, presentation: 24 };

  sendToOpenTelemetry({ kind: 'mark', name: 'interactive', at: 900 });
  sendToOpenTelemetry({ kind: 'duration', name: 'menu', at: 2000, duration: 40 });
  sendToOpenTelemetry({
    kind: 'interaction',
    input: 'keyboard',
    part: 'search',
    at: 3000,
    duration: 48,
    ...phases,
  });
  sendToOpenTelemetry({ kind: 'vital', name: 'INP', value: 48, rating: 'good', part: 'search' });
  await provider.forceFlush();

  const recorded = exporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics)
    .flatMap((scope) => scope.metrics)
    .flatMap(({ descriptor, dataPoints }) =>
      dataPoints.map(({ attributes, value }) => [
        descriptor.name,
        attributes,
        (value as { sum: number }).sum,
      ]),
    );
  expect(recorded).toEqual([
    ['grocer_header.start', { milestone: 'interactive' }, 900],
    ['grocer_header.opening', { opened: 'menu' }, 40],
    ['grocer_header.interaction', { input: 'keyboard', part: 'search' }, 48],
    ['grocer_header.web_vital', { vital: 'INP', part: 'search' }, 48],
  ]);
  await provider.shutdown();
});
