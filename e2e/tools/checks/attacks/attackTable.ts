import type { ReportedTest } from '../test-command/reportedTests.ts';

/** What each kind of host does in each attack, by attack and kind of host. */
export type AttackTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

const failed = 'FAILED';

/**
 * The table of the attacks that were tested. A test of an attack is in a group "attacks on <kind of host>", and its
 * title is "<attack>: <what the host does>[, <details>]". A group "attacks on <kind of host>, with keys or without"
 * stands for both kinds. All tests of a cell must say the same; one that failed fails the cell.
 */
export function attackTable(tests: readonly ReportedTest[]): AttackTable {
  const table = new Map<string, Map<string, string>>();
  for (const { groups, title, passed } of tests) {
    const [, attack, outcome] = /^(.+?): ([^,]+)/.exec(title) ?? [];
    if (!attack || !outcome) continue;
    for (const host of hostsOf(groups)) {
      const row = table.get(attack) ?? new Map<string, string>();
      table.set(attack, row);
      row.set(host, combine(row.get(host), passed ? outcome : failed));
    }
  }
  return table;
}

function hostsOf(groups: readonly string[]): string[] {
  const host = groups.map((group) => /^attacks on (.+)$/.exec(group)?.[1]).find(Boolean) ?? '';
  const [, both] = /^(.+), with keys or without$/.exec(host) ?? [];
  if (both) return [`${both} that pins keys`, `${both} without keys`];
  return host ? [host] : [];
}

function combine(before: string | undefined, outcome: string): string {
  if (before === undefined || before === outcome) return outcome;
  if (before === failed || outcome === failed) return failed;
  return `${before} / ${outcome}`;
}

export function formatTable(table: AttackTable): string {
  const hosts = [...new Set([...table.values()].flatMap((row) => [...row.keys()]))].sort();
  const rows = [...table].map(([attack, row]) => [attack, ...hosts.map((host) => row.get(host) ?? '-')]);
  return alignColumns([['attack', ...hosts], ...rows]);
}

function alignColumns(rows: readonly (readonly string[])[]): string {
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
