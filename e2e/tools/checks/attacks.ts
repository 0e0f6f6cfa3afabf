import { alignColumns } from './alignColumns.ts';
import type { ReportedTest } from './test-command/reports.ts';

/** What each kind of host does in each attack, by attack and kind of host. */
type AttackTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

const failed = 'FAILED';

/**
 * The table of the attacks that were tested. A test of an attack is in a group "attacks on <kind of host>",
 * and its title is "<attack>: <what the host does>[, <details>]". A group "attacks on <kind of host>, with
 * keys or without" counts for both kinds. All tests of a cell must say the same; one that failed fails the
 * cell.
 */
export function attackTable(tests: readonly ReportedTest[]): AttackTable {
  const table = new Map<string, Map<string, string>>();
  for (const { groups, title, status } of tests) {
    const [, attack, outcome] = /^(.+?): ([^,]+)/.exec(title) ?? [];
    if (!attack || !outcome || status === 'skipped') continue;
    for (const host of hostsOf(groups)) {
      const row = table.get(attack) ?? new Map<string, string>();
      table.set(attack, row);
      row.set(host, combine(row.get(host), status === 'failed' ? failed : outcome));
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
  const hosts = hostsIn(table).sort();
  const rows = [...table].map(([attack, row]) => [attack, ...hosts.map((host) => row.get(host) ?? '-')]);
  return alignColumns([['attack', ...hosts], ...rows]);
}

const hostsIn = (...tables: AttackTable[]): string[] => [
  ...new Set(tables.flatMap((table) => [...table.values()].flatMap((row) => [...row.keys()]))),
];

/** What a cell of the documented table says where there is nothing to test. */
const untested = new Set(['not seen', 'accepted', '–']);

/** The table below the heading "Attacks" of `storybook/docs/Trust.mdx`, in the words of the tests' titles. */
export function documentedAttacks(page: string): AttackTable {
  const section = page.split('\n## Attacks\n')[1] ?? '';
  const [, head = '', body = ''] = /<thead>(.+?)<\/thead>\s*<tbody>(.+?)<\/tbody>/s.exec(section) ?? [];
  const [, ...hosts] = cellsOf(head);
  const rows = body.split('</tr>').map(cellsOf);
  return new Map(
    rows.flatMap(([attack, ...outcomes]) =>
      attack ? [[attack, new Map(hosts.map((host, column) => [host, outcomes[column] ?? '']))]] : [],
    ),
  );
}

const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => toTitle(cell));

/** As the titles of tests are written. */
const toTitle = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replaceAll("'", '’');

/** One sentence for each cell in which the page says something else than the tests. */
export function attackDifferences(tested: AttackTable, documented: AttackTable): string[] {
  const attacks = [...new Set([...tested.keys(), ...documented.keys()])];
  return attacks.flatMap((attack) =>
    hostsIn(tested, documented).flatMap((host) => {
      const says = documented.get(attack)?.get(host);
      const shows = tested.get(attack)?.get(host);
      if (says === shows || (shows === undefined && untested.has(says ?? ''))) return [];
      return [
        `Trust.mdx says ${quoted(says)} for ${attack} on ${host}; the tests show ${quoted(shows)}: correct the page or the titles of the tests`,
      ];
    }),
  );
}

const quoted = (outcome: string | undefined): string => (outcome ? `"${outcome}"` : 'nothing');
