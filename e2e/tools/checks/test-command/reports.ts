import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  JSONReport,
  JSONReportSpec,
  JSONReportSuite,
  JSONReportTest,
  JSONReportTestResult,
} from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../../stack/processes.ts';

/** A test in a report of Vitest or Playwright. */
export interface ReportedTest {
  /** Playwright's project. */
  engine?: string;
  /** The command that runs this test alone. */
  repeat: string;
  /** Titles of the file and of the groups around it, outermost first. */
  groups: readonly string[];
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Why a test failed: the first lines of its error and, in Playwright, its attachments (texts, and paths of files). */
  failure?: readonly string[];
  /** Start and end of the last try; of a unit test or a story those of its file. Milliseconds since 1970. */
  during: readonly [number, number];
  /** How long the test took. */
  ms: number;
}

/**
 * The tests of a report of Vitest or Playwright. Without a report, because the runner crashed, there are none.
 * @param script the script of package.json that runs tests of Vitest
 */
export function testsOf(report: unknown, script = 'unit'): ReportedTest[] {
  if (!report) return [];
  return 'testResults' in (report as object)
    ? testsOfVitest(report as JsonTestResults, script)
    : (report as JSONReport).suites.flatMap((suite) => testsOfSuite(suite, []));
}

const testsOfVitest = ({ testResults }: JsonTestResults, script: string): ReportedTest[] =>
  testResults.flatMap(({ name, message, assertionResults, startTime, endTime }) => {
    const file = path.relative(root, name);
    const common = { during: [startTime, endTime] } as const;
    const repeat = `npx -y pnpm@12 ${script} ${file}`;
    // A file that failed before any of its tests ran counts as one failed test.
    if (assertionResults.length === 0 && message)
      return [
        { ...common, repeat, groups: [], title: file, status: 'failed', failure: firstLines(message), ms: 0 },
      ];
    return assertionResults.map(({ ancestorTitles, title, fullName, status, failureMessages, duration }) => ({
      ...common,
      repeat: `${repeat} -t ${quote(escapePattern(fullName))}`,
      groups: [file, ...ancestorTitles],
      title,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      failure: (failureMessages ?? []).flatMap(firstLines),
      ms: duration ?? 0,
    }));
  });

function testsOfSuite({ title, suites = [], specs }: JSONReportSuite, outer: string[]): ReportedTest[] {
  const groups = [...outer, title];
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => testOfPlaywright(spec, groups, test))),
    ...suites.flatMap((inner) => testsOfSuite(inner, groups)),
  ];
}

function testOfPlaywright(
  { title, file, line }: JSONReportSpec,
  groups: string[],
  { projectName, status, results }: JSONReportTest,
): ReportedTest {
  const result = results.at(-1);
  const { startTime = '', duration = 0, error, attachments = [] } = result ?? {};
  const startedAt = Date.parse(startTime);
  return {
    engine: projectName,
    repeat: `NODE_OPTIONS=--conditions=@grocer/source npx -y pnpm@12 --filter @grocer/e2e exec playwright test --project=${projectName} ${file}:${line}`,
    groups,
    title,
    status: ({ expected: 'passed', skipped: 'skipped' } as const)[status as string] ?? 'failed',
    failure: [...firstLines(error?.message), ...attachments.flatMap(describeAttachment)],
    during: [startedAt, startedAt + duration],
    ms: duration,
  };
}

/** Describes an attachment of a test: a text by its last lines, a file by its path. */
function describeAttachment({
  name,
  path: file,
  body,
}: JSONReportTestResult['attachments'][number]): string[] {
  if (file) return [`${name}: ${path.relative(root, file)}`];
  const lines = Buffer.from(body ?? '', 'base64')
    .toString()
    .split('\n');
  return [`${name}:`, ...lines.slice(-maxLines).map((line) => `  ${line}`)];
}

const maxLines = 40;

/** The lines of an error, without its stack. At most ten. */
const firstLines = (message = ''): string[] =>
  stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 10);

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Quotes a text for a shell. */
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The most failed tests that are named: one cause may fail hundreds. */
const maxNamed = 30;

/** Lists failed tests with their reports and the commands to repeat them, at the end, where a reader sees them. */
export function failedTests(tests: readonly ReportedTest[]): string {
  const failed = tests.filter(({ status }) => status === 'failed');
  const texts = failed.slice(0, maxNamed).map((test) => {
    const lines = [...(test.failure ?? []), `Repeat: ${test.repeat}`];
    return `FAILED ${nameOf(test)}\n${lines.map((line) => `  ${line}\n`).join('')}`;
  });
  return texts.join('') + (failed.length > maxNamed ? `and ${failed.length - maxNamed} more\n` : '');
}

/** The tests that take longest, a line each. */
export const slowestTests = (tests: readonly ReportedTest[], count = 20): string =>
  tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map((test) => `${(test.ms / 1000).toFixed(1)} s  ${nameOf(test)}`)
    .join('\n');

const nameOf = ({ engine, groups, title }: ReportedTest): string =>
  [...(engine ? [engine] : []), ...groups, title].join(' › ');
