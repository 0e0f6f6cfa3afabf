import type { Goal } from '../../../storybook/docs/benchmarkResults.ts';
import type { Bench } from '../bench.ts';
import type { BenchContext } from '../browser.ts';
import type { PageName } from '../first-load/pages.ts';
import { performTask, type Task } from './performTask.ts';

interface TaskBench extends Pick<Task, 'press' | 'type' | 'goals'> {
  title: string;
  /** The compared pages, by variant name. */
  pages: Readonly<Record<string, PageName>>;
  /** When the input happens, by column name. */
  occasions: Readonly<Record<string, Pick<Task, 'moment'>>>;
  limits: readonly Goal[];
}

const rival = 'bundled, server-rendered';
const bare = 'bare popover';
const pressed = 'Press Groceries until its rows are painted,';
const firstKey = 'First key at +0.3 s until suggestions are painted';
/** Why goals are missed. */
const reasons = {
  panel:
    'Style and painting of the panel. A third of the style keeps the page’s own styles out (decision 25).',
  sameHtml: 'The rival has the same server HTML, whose menu opens without a script.',
  onIntent: 'An anonymous page loads no script of the header before idle or intent, such as this key.',
};
const limit = (column: string, to: string, atMost: number, reason: string, headline?: string): Goal => ({
  ...(headline && { headline: `${headline} / ${to}` }),
  column,
  of: 'ours',
  to,
  atMost,
  reason,
});
const occasions = {
  'first paint': { moment: 0 },
  '+0.3 s': { moment: 300 },
  '+1 s': { moment: 1000 },
  idle: { moment: 'idle' },
} as const;

const category = { selector: 'a, button', begins: 'Bakery' };
const groceries = {
  press: 'Groceries',
  goals: { rows: category },
  pages: { [bare]: 'bare-menu', [rival]: 'hydrated', ours: 'federated' },
  occasions,
} as const;

const benches = {
  'press-groceries': {
    ...groceries,
    title: 'Press Groceries until its rows are painted',
    pages: { ...groceries.pages, 'ours without federation': 'handover' },
    limits: [
      limit('first paint', bare, 1.1, reasons.panel, `${pressed} at first paint`),
      limit('first paint', rival, 0.35, reasons.sameHtml, `${pressed} at first paint`),
      limit('idle', bare, 1.3, reasons.panel, `${pressed} when idle`),
    ],
  },
  search: {
    title: 'First key in the search field until its character and the suggestions are painted',
    press: 'Search groceries',
    type: 'milk',
    goals: {
      character: { selector: 'input[name="searchTerm"]', begins: 'm' },
      suggestions: { selector: '[role="option"]', begins: '' },
    },
    pages: { [rival]: 'hydrated', ours: 'federated' },
    occasions: { '+0.3 s': { moment: 300 }, idle: { moment: 'idle' } },
    limits: [limit('+0.3 s suggestions', rival, 1.05, reasons.onIntent, firstKey)],
  },
} as const satisfies Record<string, TaskBench>;

/** A visitor's first actions, by raw input. Measured from the press until the result is painted. */
export const taskBenches = Object.fromEntries(
  Object.entries(benches).map(([name, bench]) => [
    name,
    (context: BenchContext) => createTaskBench(context, bench),
  ]),
);

async function createTaskBench(context: BenchContext, bench: TaskBench): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const { title, pages, limits, ...task } = bench;
  const goals = Object.keys(task.goals);
  const columnOf = (occasion: string, goal: string) => (goals.length > 1 ? `${occasion} ${goal}` : occasion);
  const measure = async (page: PageName) => {
    const sample: Record<string, number> = {};
    for (const [name, occasion] of Object.entries(task.occasions)) {
      const times = await performTask(browser, { ...task, ...occasion, url: `${hosts.origin}/${page}` });
      for (const [goal, ms] of Object.entries(times)) sample[columnOf(name, goal)] = ms;
    }
    return sample;
  };
  return {
    title,
    conditions:
      'Nothing cached, if not said otherwise; network and processor as for the first load. The input comes at the first paint, some time after it, or when the header has taken over and nothing is requested any more.',
    variants: new Map(Object.entries(pages).map(([variant, page]) => [variant, () => measure(page)])),
    columns: Object.keys(task.occasions).flatMap((occasion) =>
      goals.map((goal) => ({ name: columnOf(occasion, goal), unit: 'ms' as const, digits: 0 })),
    ),
    goals: limits,
  };
}
