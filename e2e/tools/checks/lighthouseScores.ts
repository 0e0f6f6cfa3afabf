/** What is needed of a Lighthouse result. */
export interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string }[] }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      scoreDisplayMode: string;
      numericValue?: number;
      details?: unknown;
    }
  >;
  runtimeError?: { message: string };
}

export interface Audited {
  /** 0 to 100, and the layout shift. */
  scores: { accessibility: number; bestPractices: number; seo: number; layoutShift: number };
  /** Titles of the audits that failed, with the elements or messages that Lighthouse names. */
  failures: string[];
}

export function readScores({ categories, audits, runtimeError }: LighthouseResult): Audited {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode !== 'informative');
  return {
    scores: {
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    },
    failures: [
      ...(runtimeError ? [runtimeError.message] : []),
      ...failed.map(({ title, details }) => `${title} ${namedIn(details)}`),
    ],
  };
}

/** Selectors, addresses and messages in the details of an audit. */
function namedIn(details: unknown): string {
  const found = JSON.stringify(details ?? '').matchAll(/"(?:selector|url|description)":"((?:[^"\\]|\\.)*)"/g);
  return [...new Set([...found].map(([, value]) => value))].slice(0, 6).join(', ');
}

/** Less is not visible, and not in Lighthouse's own table. */
const noShift = 0.001;

export function problemsOf({ scores, failures }: Audited): string[] {
  const { layoutShift, ...others } = scores;
  const isPerfect = Object.values(others).every((score) => score === 100) && layoutShift < noShift;
  if (isPerfect) return [];
  return [...failures, ...(layoutShift < noShift ? [] : [`the page shifts by ${layoutShift.toFixed(3)}`])];
}
