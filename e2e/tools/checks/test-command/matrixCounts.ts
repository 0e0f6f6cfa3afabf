interface JourneyReport {
  suites: readonly Suite[];
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { tests: readonly { results: readonly { annotations?: readonly Annotation[] }[] }[] }[];
}

interface Annotation {
  type: string;
  description?: string;
}

/** A line for each matrix of faults, from the report of Playwright: "Service faults: 285 of 285". */
export function matrixCounts(report: unknown): string {
  const sums = new Map<string, { held: number; cells: number }>();
  for (const { type, description = '' } of annotationsOf((report as JourneyReport | undefined)?.suites)) {
    const [, matrix, held, cells] = (type === 'matrix' && /^(.+): (\d+) of (\d+)$/.exec(description)) || [];
    if (!matrix) continue;
    const sum = sums.get(matrix) ?? { held: 0, cells: 0 };
    sums.set(matrix, { held: sum.held + Number(held), cells: sum.cells + Number(cells) });
  }
  return [...sums].map(([matrix, { held, cells }]) => `${matrix}: ${held} of ${cells}`).join('\n');
}

/** Of the last try of each test: an earlier try did not count. */
function annotationsOf(suites: readonly Suite[] = []): Annotation[] {
  return suites.flatMap(({ suites: inner, specs = [] }) => [
    ...annotationsOf(inner),
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.annotations ?? [])),
  ]);
}
