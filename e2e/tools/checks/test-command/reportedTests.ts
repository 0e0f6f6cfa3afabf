/** A test as both test runners report it. */
export interface ReportedTest {
  /** Titles of the file and of the groups around it, outermost first. */
  groups: readonly string[];
  title: string;
  passed: boolean;
  /** First line of what the failed test reported. */
  failure?: string | undefined;
}

interface VitestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly VitestTest[];
    /** Why the file itself failed, before any of its tests ran. */
    message?: string;
  }[];
}

interface VitestTest {
  ancestorTitles: readonly string[];
  title: string;
  status: string;
  failureMessages?: readonly string[];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; ok: boolean; tests: readonly PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  projectName?: string;
  results?: readonly { error?: { message?: string } }[];
}

/** The tests that ran. Without a report, because the test runner crashed, there are none. */
export function testsOfVitest(report: unknown): ReportedTest[] {
  const { testResults = [] } = (report ?? {}) as Partial<VitestReport>;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name?.split('/').slice(-3).join('/') ?? '';
    const tests = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
    if (tests.length === 0 && message)
      return [{ groups: [], title: file, passed: false, failure: firstLine(message) }];
    return tests.map(({ ancestorTitles, title, status, failureMessages }) => ({
      groups: [file, ...ancestorTitles],
      title,
      passed: status === 'passed',
      failure: firstLine(failureMessages?.[0]),
    }));
  });
}

export function testsOfPlaywright(report: unknown): ReportedTest[] {
  const { suites = [] } = (report ?? {}) as Partial<PlaywrightReport>;
  return suites.flatMap((suite) => testsOfSuite(suite, []));
}

function testsOfSuite({ title, suites = [], specs = [] }: PlaywrightSuite, outer: string[]): ReportedTest[] {
  const groups = [...outer, title];
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return [
    ...ran.map((spec) => ({
      groups: [...(spec.ok ? [] : enginesOf(spec.tests)), ...groups],
      title: spec.title,
      passed: spec.ok,
      failure: firstLine(failedIn(spec.tests)[0]?.results?.at(-1)?.error?.message),
    })),
    ...suites.flatMap((inner) => testsOfSuite(inner, groups)),
  ];
}

const failedIn = (tests: readonly PlaywrightTest[]) => tests.filter(({ status }) => status === 'unexpected');

const enginesOf = (tests: readonly PlaywrightTest[]): string[] =>
  failedIn(tests).flatMap(({ projectName }) => projectName ?? []);

const firstLine = (message?: string): string | undefined => message?.trim().split('\n')[0];
