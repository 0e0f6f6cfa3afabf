import type { TaskReport } from './watchTask.ts';

type PageReport = Exclude<TaskReport, { kind: 'reached' }>;

export interface Reports {
  /** Takes a report of a page, as JSON. */
  receive(json: string): void;
  /** The first report of a kind. */
  first(kind: PageReport['kind']): Promise<PageReport>;
  /** When each goal was reached, or a page other than the first one was painted. */
  reached(goals: readonly string[], firstDocument: number): Promise<Record<string, number>>;
}

/** Collects what the pages of a task report. */
export function collectReports(): Reports {
  const received: TaskReport[] = [];
  const listeners = new Set<() => void>();
  const until = <Value>(find: () => Value | undefined): Promise<Value> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (found !== undefined) resolve(found);
      };
      listeners.add(look);
      look();
    });
  const findPage = (matches: (report: PageReport) => boolean) =>
    received.find((report): report is PageReport => report.kind !== 'reached' && matches(report));
  return {
    receive(json) {
      received.push(JSON.parse(json) as TaskReport);
      for (const listener of listeners) listener();
    },
    first: (kind) => until(() => findPage((report) => report.kind === kind)),
    reached: (goals, firstDocument) =>
      until(() => {
        const next = findPage(({ kind, document }) => kind === 'painted' && document !== firstDocument);
        const times = goals.map((goal) => [
          goal,
          received.find((report) => report.kind === 'reached' && report.goal === goal)?.at ?? next?.at,
        ]);
        return times.every(([, at]) => at !== undefined) ? Object.fromEntries(times) : undefined;
      }),
  };
}
