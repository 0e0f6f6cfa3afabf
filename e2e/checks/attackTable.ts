interface TestReport {
  testResults: readonly {
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

type Outcome = 'refused' | 'FAILED';

/**
 * The table of attacks and kinds of host, from the report of Vitest. A test of an attack is in a group "attacks on
 * <kind of host>", and its title is "<attack>: <what the host does>". A cell stands for all such tests of an attack.
 */
export function attackTable(report: unknown): string {
  const cells = new Map<string, Map<string, Outcome>>();
  for (const { ancestorTitles, title, status } of testsOf(report as TestReport | undefined)) {
    const host = ancestorTitles.map((group) => /^attacks on (.+)$/.exec(group)?.[1]).find(Boolean);
    const attack = /^(.+?): /.exec(title)?.[1];
    if (!host || !attack) continue;
    const row = cells.get(attack) ?? new Map<string, Outcome>();
    cells.set(attack, row);
    row.set(host, status === 'passed' && row.get(host) !== 'FAILED' ? 'refused' : 'FAILED');
  }
  const hosts = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))].sort();
  const rows = [...cells].map(([attack, row]) => [attack, ...hosts.map((host) => row.get(host) ?? '-')]);
  return format([['attack', ...hosts], ...rows]);
}

/** Without a report, because the test runner crashed, there are no tests. */
const testsOf = ({ testResults = [] }: Partial<TestReport> = {}) =>
  testResults.flatMap(({ assertionResults }) => assertionResults);

function format(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widthOf(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
