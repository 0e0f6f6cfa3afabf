import { expect, test } from 'vitest';
import { collectReports, type TaskReport } from './watchTask.ts';

function reportsOf(...sent: TaskReport[]) {
  const reports = collectReports();
  for (const report of sent) reports.receive(JSON.stringify(report));
  return reports;
}

const paintedAt = (at: number, document: number) => ({ kind: 'painted', at, document }) as const;
const rowsAt = (at: number) => ({ kind: 'reached', goal: 'rows', at }) as const;

test('a task ends when all its goals are painted', async () => {
  const reports = reportsOf(paintedAt(10, 1), rowsAt(30));
  const times = reports.reached(['rows', 'picture'], 1);
  reports.receive(JSON.stringify({ kind: 'reached', goal: 'picture', at: 40 }));

  expect(await times).toEqual({ rows: 30, picture: 40 });
});

test('a press that leaves the page reaches its goals when the next page is painted', async () => {
  expect(await reportsOf(paintedAt(10, 1), paintedAt(90, 2)).reached(['rows'], 1)).toEqual({ rows: 90 });
});

test('a page that is shown again is not the next page', async () => {
  const reports = reportsOf(paintedAt(10, 1), { kind: 'restored', at: 50, document: 1 });
  const times = reports.reached(['rows'], 1);
  reports.receive(JSON.stringify(rowsAt(70)));

  expect(await times).toEqual({ rows: 70 });
});
