import { logs, metrics } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';
import { aReceiver, crash } from './testing/aReceiver.ts';

const release = { release: '1.0.0', line: '1' };
const receiver = aReceiver();

test('the page’s function records each kind of measurement as a histogram', async () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] });
  metrics.setGlobalMeterProvider(provider);
  const { sendToOpenTelemetry } = await import('./sendToOpenTelemetry.ts');
  const phases = { inputDelay: 8, processing: 16, presentation: 24 };

  sendToOpenTelemetry({ kind: 'mark', name: 'interactive', at: 900, ...release });
  sendToOpenTelemetry({ kind: 'duration', name: 'menu', at: 2000, duration: 40, ...release });
  sendToOpenTelemetry({
    kind: 'interaction',
    input: 'keyboard',
    part: 'search',
    at: 3000,
    duration: 48,
    ...phases,
    ...release,
  });
  sendToOpenTelemetry({ kind: 'vital', name: 'INP', value: 48, rating: 'good', part: 'search', ...release });
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
    ['grocer_header.start', { milestone: 'interactive', ...release }, 900],
    ['grocer_header.opening', { opened: 'menu', ...release }, 40],
    ['grocer_header.interaction', { input: 'keyboard', part: 'search', ...release }, 48],
    ['grocer_header.web_vital', { vital: 'INP', part: 'search', ...release }, 48],
  ]);
  await provider.shutdown();
});

test('a crash of the header reaches a collector with release, feature and stack', async () => {
  const exporter = new OTLPLogExporter({ url: `${receiver.address}/v1/logs` });
  const provider = new LoggerProvider({ processors: [new BatchLogRecordProcessor({ exporter })] });
  logs.setGlobalLoggerProvider(provider);
  const { logToOpenTelemetry } = await import('./sendToOpenTelemetry.ts');

  logToOpenTelemetry(crash);
  await provider.forceFlush();

  const [{ resourceLogs }] = receiver.received.map((text) => JSON.parse(text));
  const [{ body, severityText, attributes }] = resourceLogs[0].scopeLogs[0].logRecords;
  expect([severityText, body.stringValue]).toEqual(['error', crash.message]);
  expect(attributes).toEqual(
    Object.entries({
      'exception.type': 'TypeError',
      'exception.message': 'out of milk',
      'exception.stacktrace': crash.stack,
      ...release,
      feature: 'search',
    }).map(([key, stringValue]) => ({ key, value: { stringValue } })),
  );
  await provider.shutdown();
});
