/** A test as both test runners report it. */
export interface ReportedTest {
  /** Titles of the groups around it, outermost first. */
  groups: readonly string[];
  title: string;
  passed: boolean;
}

interface VitestReport {
  testResults: readonly {
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; ok: boolean; tests: readonly { status: string }[] }[];
}

/** The tests that ran. Without a report, because the test runner crashed, there are none. */
export function testsOfVitest(report: unknown): ReportedTest[] {
  const { testResults = [] } = (report ?? {}) as Partial<VitestReport>;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles, title, status }) => ({
      groups: ancestorTitles,
      title,
      passed: status === 'passed',
    }));
}

export function testsOfPlaywright(report: unknown): ReportedTest[] {
  const { suites = [] } = (report ?? {}) as Partial<PlaywrightReport>;
  return suites.flatMap((suite) => testsOfSuite(suite, []));
}

function testsOfSuite({ title, suites = [], specs = [] }: PlaywrightSuite, outer: string[]): ReportedTest[] {
  const groups = [...outer, title];
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return [
    ...ran.map((spec) => ({ groups, title: spec.title, passed: spec.ok })),
    ...suites.flatMap((inner) => testsOfSuite(inner, groups)),
  ];
}
