import type { Bench, Goal } from '../bench.ts';
import type { BenchContext } from '../benchContext.ts';
import { type Device, desktop, phone } from '../first-load/devices.ts';
import type { PageName } from '../first-load/pages.ts';
import { cookiesOfVisit } from '../signed-in/signedInLoad.ts';
import { performTask, type Task } from './performTask.ts';

interface TaskBench extends Pick<Task, 'press' | 'type' | 'goals' | 'earlierVisits'> {
  title: string;
  /** By the name of the variant. */
  pages: Readonly<Record<string, PageName>>;
  device?: Device;
  isSignedIn?: boolean;
  moments: Readonly<Record<string, Task['moment']>>;
  limits: readonly Goal[];
}

const rival = 'bundled, server-rendered';
const bare = 'bare popover';
const moments = { 'first paint': 0, '+0.3 s': 300, '+1 s': 1000, idle: 'idle' } as const;

const category = { selector: 'a, button', begins: 'Bakery' };
const groceries = {
  press: 'Groceries',
  goals: { rows: category },
  pages: { [bare]: 'bare-menu', [rival]: 'hydrated', ours: 'federated' },
  moments,
} as const;
const signedInPages = { [rival]: 'hydrated-signed-in', ours: 'signed-in' } as const;

const benches = {
  'press-groceries': {
    ...groceries,
    title: 'Press Groceries until its rows are painted',
    pages: { ...groceries.pages, 'ours without federation': 'handover' },
    limits: [
      { column: 'first paint', of: 'ours', to: bare, atMost: 1.1 },
      { column: 'first paint', of: 'ours', to: rival, atMost: 0.35 },
      { column: 'idle', of: 'ours', to: bare, atMost: 1.3 },
    ],
  },
  'press-groceries-again': {
    ...groceries,
    title: 'Press Groceries on a third visit',
    earlierVisits: 3,
    limits: [{ column: 'first paint', of: 'ours', to: bare, atMost: 1.1 }],
  },
  'press-account': {
    title: 'Press My account until its first row is painted',
    press: 'My account',
    goals: { rows: { selector: 'a', begins: 'Account overview' } },
    pages: signedInPages,
    isSignedIn: true,
    moments,
    limits: [],
  },
  'press-burger': {
    title: 'Touch the burger until its first row is painted',
    press: 'Menu',
    goals: { rows: { selector: 'a, button', begins: 'Recipes' } },
    pages: { [rival]: 'hydrated', ours: 'federated' },
    device: phone,
    moments,
    limits: [],
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
    moments: { '+0.3 s': 300, idle: 'idle' },
    limits: [{ column: '+0.3 s suggestions', of: 'ours', to: rival, atMost: 1.05 }],
  },
} as const satisfies Record<string, TaskBench>;

/** What a visitor does first: presses and keys by raw input, from the input until what it is for is painted. */
export const taskBenches = Object.fromEntries(
  Object.entries(benches).map(([name, bench]) => [
    name,
    (context: BenchContext) => createTaskBench(context, bench),
  ]),
);

async function createTaskBench(context: BenchContext, bench: TaskBench): Promise<Bench> {
  const [hosts, browser] = await Promise.all([context.hosts(), context.browser()]);
  const { title, pages, limits, isSignedIn, device = desktop, ...task } = bench;
  const cookies = isSignedIn ? await cookiesOfVisit(browser, hosts) : [];
  const goals = Object.keys(task.goals);
  const columnOf = (moment: string, goal: string) => (goals.length > 1 ? `${moment} ${goal}` : moment);
  const measure = async (page: PageName) => {
    const sample: Record<string, number> = {};
    for (const [name, moment] of Object.entries(task.moments)) {
      const url = `${hosts.origin}/${page}`;
      const times = await performTask(browser, { ...task, url, device, cookies, moment });
      for (const [goal, ms] of Object.entries(times)) sample[columnOf(name, goal)] = ms;
    }
    return sample;
  };
  return {
    title,
    conditions: `${task.earlierVisits ? 'All files cached' : 'Nothing cached'}; network and processor as for the first load. The input comes at the first paint, some time after it, or when the page has nothing to do any more.`,
    variants: new Map(Object.entries(pages).map(([variant, page]) => [variant, () => measure(page)])),
    columns: Object.keys(task.moments).flatMap((moment) =>
      goals.map((goal) => ({ name: columnOf(moment, goal), unit: 'ms' as const, digits: 0 })),
    ),
    goals: limits,
    close: async () => {},
  };
}
