import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A test as both test runners report it. */
export interface ReportedTest {
  /** Playwright's project. */
  engine?: string;
  /** Titles of the file and of the groups around it, outermost first. */
  groups: readonly string[];
  title: string;
  /** `retried`: passed at the second try. */
  status: 'passed' | 'retried' | 'failed' | 'skipped';
  /** First line of what the failed test reported. */
  failure?: string | undefined;
  /** What a journey has noted at its last try. */
  notes: readonly { type: string; description?: string }[];
  /** First and last moment of all tries. Milliseconds since 1970. */
  during: readonly [number, number];
}

/** The tests of a report of Vitest or Playwright. Without a report, because the runner crashed, there are none. */
export function testsOf(report: unknown): ReportedTest[] {
  if (!report) return [];
  return 'testResults' in (report as object)
    ? testsOfVitest(report as JsonTestResults)
    : (report as JSONReport).suites.flatMap((suite) => testsOfSuite(suite, []));
}

const testsOfVitest = ({ testResults }: JsonTestResults): ReportedTest[] =>
  testResults.flatMap(({ name, message, assertionResults, startTime, endTime }) => {
    const file = name.split('/').slice(-3).join('/');
    const common = { notes: [], during: [startTime, endTime] } as const;
    // A file that failed before any of its tests ran counts as one failed test.
    if (assertionResults.length === 0 && message)
      return [{ ...common, groups: [], title: file, status: 'failed', failure: firstLine(message) }];
    return assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      ...common,
      groups: [file, ...ancestorTitles],
      title,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      failure: firstLine(failureMessages?.[0]),
    }));
  });

function testsOfSuite({ title, suites = [], specs }: JSONReportSuite, outer: string[]): ReportedTest[] {
  const groups = [...outer, title];
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => testOfPlaywright(spec.title, groups, test))),
    ...suites.flatMap((inner) => testsOfSuite(inner, groups)),
  ];
}

const statuses = { expected: 'passed', flaky: 'retried', unexpected: 'failed', skipped: 'skipped' } as const;

function testOfPlaywright(title: string, groups: string[], test: JSONReportTest): ReportedTest {
  const tries = test.results.map(({ startTime, duration }) => ({ at: Date.parse(startTime), duration }));
  const last = test.results.at(-1);
  return {
    engine: test.projectName,
    groups,
    title,
    status: statuses[test.status],
    failure: firstLine(last?.error?.message),
    notes: last?.annotations ?? [],
    during: [
      Math.min(...tries.map(({ at }) => at)),
      Math.max(...tries.map(({ at, duration }) => at + duration)),
    ],
  };
}

const firstLine = (message?: string): string | undefined => message?.trim().split('\n')[0];

/** One cause may fail hundreds. */
const maxNamed = 30;

/** Names each test that failed, with the first line of its failure, since its own output is far above. */
export function failedTests(tests: readonly ReportedTest[]): string {
  const failed = tests.filter(({ status }) => status === 'failed');
  const lines = failed.slice(0, maxNamed).map(({ engine, groups, title, failure = '' }) => {
    const names = [...(engine ? [engine] : []), ...groups, title];
    return `FAILED ${names.join(' › ')}\n  ${failure}\n`;
  });
  return lines.join('') + (failed.length > maxNamed ? `and ${failed.length - maxNamed} more\n` : '');
}

/** A line for each matrix of faults, added up over its journeys: "Service faults: 285 of 285". */
export function matrixCounts(tests: readonly ReportedTest[]): string {
  const counts = tests
    .flatMap(({ notes }) => notes)
    .filter(({ type }) => type === 'matrix')
    .map(({ description = '' }) => /^(.+): (\d+) of (\d+)$/.exec(description) ?? []);
  const matrices = Map.groupBy(counts, ([, matrix = '']) => matrix);
  const sum = (ofMatrix: typeof counts, column: number) =>
    ofMatrix.reduce((total, count) => total + Number(count[column]), 0);
  return [...matrices]
    .map(([matrix, ofMatrix]) => `${matrix}: ${sum(ofMatrix, 2)} of ${sum(ofMatrix, 3)}`)
    .join('\n');
}
