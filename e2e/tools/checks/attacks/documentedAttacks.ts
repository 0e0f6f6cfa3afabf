import type { AttackTable } from './attackTable.ts';

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
  const attacks = new Set([...tested.keys(), ...documented.keys()]);
  const hosts = new Set([...tested.values(), ...documented.values()].flatMap((row) => [...row.keys()]));
  return [...attacks].flatMap((attack) =>
    [...hosts].flatMap((host) => {
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
