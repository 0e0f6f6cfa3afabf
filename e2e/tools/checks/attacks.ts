import type { ReportedTest } from './test-command/reports.ts';

/** The reaction of a host, by "<attack> on <kind of host>". */
type Outcomes = ReadonlyMap<string, string>;

/**
 * Reads outcomes from the tests of attacks. Such a test is in a group "attacks on <kind of host>", and its title is
 * "<attack>[ (<variant>)]: <what the host does>[, <details>]". A group "attacks on <kind>, with keys or without" counts
 * for "<kind> that pins keys" and "<kind> without keys". Tests that disagree give several outcomes.
 */
export function testedAttacks(tests: readonly ReportedTest[]): Outcomes {
  const shown = tests.flatMap(({ groups, title, status }) => {
    const [, attack, outcome = ''] = /^(.+?)(?: \([^)]+\))?: ([^,]+)/.exec(title) ?? [];
    if (!attack || status === 'skipped') return [];
    return hostsOf(groups).map((host) => ({
      cell: `${attack} on ${host}`,
      outcome: status === 'failed' ? 'FAILED' : outcome,
    }));
  });
  const byCell = Map.groupBy(shown, ({ cell }) => cell);
  return new Map(
    [...byCell].map(([cell, of]) => [cell, [...new Set(of.map(({ outcome }) => outcome))].join(' / ')]),
  );
}

function hostsOf(groups: readonly string[]): string[] {
  const host = groups.map((group) => /^attacks on (.+)$/.exec(group)?.[1]).find(Boolean) ?? '';
  const [, both] = /^(.+), with keys or without$/.exec(host) ?? [];
  if (both) return [`${both} that pins keys`, `${both} without keys`];
  return host ? [host] : [];
}

/** The tables below the heading "Attacks" of `storybook/docs/Trust.mdx`, in the words of the tests' titles. */
export function documentedAttacks(page: string): Outcomes {
  const [section = ''] = page.split('\n## Attacks\n')[1]?.split('\n## ') ?? [];
  const tables = section.matchAll(/<thead>(.+?)<\/thead>\s*<tbody>(.+?)<\/tbody>/gs);
  return new Map([...tables].flatMap(([, head = '', body = '']) => documentedCells(head, body)));
}

function documentedCells(head: string, body: string): [cell: string, outcome: string][] {
  const [, ...hosts] = cellsOf(head);
  const rows = body.split('</tr>').map(cellsOf);
  return rows.flatMap(([attack, ...outcomes]) =>
    outcomes.map((outcome, column): [string, string] => [`${attack} on ${hosts[column]}`, outcome]),
  );
}

const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => toTitle(cell));

/** Writes a text of the table like the title of a test. */
const toTitle = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replaceAll("'", '’');

/** Texts of table cells that need no test. */
const untested = new Set(['not seen', 'accepted', '–']);

/** A sentence for each cell of the table that differs from the tests. */
export function attackDifferences(tested: Outcomes, documented: Outcomes): string[] {
  return [...new Set([...tested.keys(), ...documented.keys()])].flatMap((cell) => {
    const says = documented.get(cell);
    const shows = tested.get(cell);
    if (says === shows || (shows === undefined && untested.has(says ?? ''))) return [];
    return [
      `Trust.mdx says ${quoted(says)} for ${cell}; the tests show ${quoted(shows)}: correct the page or the titles of the tests`,
    ];
  });
}

const quoted = (outcome: string | undefined): string => (outcome ? `"${outcome}"` : 'nothing');
