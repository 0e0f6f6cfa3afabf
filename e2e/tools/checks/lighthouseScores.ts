/** The fields of a Lighthouse result that are read. */
export interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
}

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: unknown;
}

/** A page's layout shift must be below this. Such shifts are invisible, and missing in Lighthouse's own table. */
const noShift = 0.001;

/** The scores of a page (0 to 100), its layout shift and, unless these are perfect, its problems: the failed audits. */
export function judge({ categories, audits, runtimeError }: LighthouseResult) {
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const scores = ['accessibility', 'best-practices', 'seo'].map(scoreOf);
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const problems = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    .map(({ title, details }) => `${title} ${namedIn(details)}`);
  if (runtimeError) problems.unshift(runtimeError.message);
  if (!(shift < noShift)) problems.push(`the page shifts by ${shift.toFixed(3)}`);
  const isPerfect = scores.every((score) => score === 100) && shift < noShift;
  return { scores, shift, problems: isPerfect ? [] : problems };
}

/** Selectors, addresses and messages in the details of an audit. */
function namedIn(details: unknown): string {
  const found = JSON.stringify(details ?? '').matchAll(/"(?:selector|url|description)":"((?:[^"\\]|\\.)*)"/g);
  return [...new Set([...found].map(([, value]) => value))].slice(0, 6).join(', ');
}
