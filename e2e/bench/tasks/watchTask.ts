/** The result of a task: a visible element that matches the selector, with this text or value. */
interface TaskGoal {
  selector: string;
  /** Beginning of the element's text or value, without surrounding white space. */
  begins: string;
}

/** The goals of a task, by name. */
export type TaskGoals = Readonly<Record<string, TaskGoal>>;

/** Report of a page. Times: milliseconds since 1970. `document`: the document's start time, which identifies it. */
export type TaskReport =
  | { kind: 'painted' | 'taken over'; at: number; document: number }
  | { kind: 'reached'; goal: string; at: number };

/** Selector of the search field, which is in the first paint of a header. */
export const searchField = 'input[name="searchTerm"]';

/**
 * Runs in the page before its scripts. Checks every frame. Reports the end of the first frame with
 * `paintedBy` and of the first frame with each goal, and when the header has taken over (hydrated or mounted).
 */
export function watchTask({ goals, paintedBy }: { goals: TaskGoals; paintedBy: string }): void {
  const page = globalThis as unknown as { report(message: string): void };
  const { timeOrigin } = performance;
  const waiting = new Map(Object.entries(goals));
  let isPainted = false;
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    const [mark] = list.getEntriesByName('grocer-header');
    if (mark) sendKind('taken over', timeOrigin + mark.startTime);
  }).observe({ type: 'mark', buffered: true });

  function look() {
    if (!isPainted && hasVisible(paintedBy)) {
      isPainted = true;
      afterFrame((at) => sendKind('painted', at));
    }
    for (const [goal, { selector, begins }] of isPainted ? waiting : []) {
      if (!hasVisible(selector, begins)) continue;
      waiting.delete(goal);
      afterFrame((at) => send({ kind: 'reached', goal, at }));
    }
    if (!isPainted || waiting.size > 0) requestAnimationFrame(look);
  }

  function hasVisible(selector: string, begins = ''): boolean {
    return [...document.querySelectorAll(selector)].some((element) => {
      const text = element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');
      return text.trim().startsWith(begins) && isVisible(element);
    });
  }

  function isVisible(element: Element): boolean {
    return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  }

  /** Runs after the current animation frame is painted: a message is delivered only then. */
  function afterFrame(then: (at: number) => void) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(now());
    port2.postMessage(undefined);
  }

  function sendKind(kind: 'painted' | 'taken over', at: number) {
    send({ kind, at, document: timeOrigin });
  }

  function send(report: TaskReport) {
    page.report(JSON.stringify(report));
  }

  function now(): number {
    return timeOrigin + performance.now();
  }
}

type PageReport = Exclude<TaskReport, { kind: 'reached' }>;

export type Reports = ReturnType<typeof collectReports>;

/** Collects the reports of a task's pages. */
export function collectReports() {
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
    receive(json: string) {
      received.push(JSON.parse(json) as TaskReport);
      for (const listener of listeners) listener();
    },
    first: (kind: PageReport['kind']) => until(() => findPage((report) => report.kind === kind)),
    /** Times at which the goals were reached, or at which the next page was painted. */
    reached: (goals: readonly string[], firstDocument: number) =>
      until<Record<string, number>>(() => {
        const next = findPage(({ kind, document }) => kind === 'painted' && document !== firstDocument);
        const times = goals.map((goal) => [
          goal,
          received.find((report) => report.kind === 'reached' && report.goal === goal)?.at ?? next?.at,
        ]);
        return times.every(([, at]) => at !== undefined) ? Object.fromEntries(times) : undefined;
      }),
  };
}
