import type { LineChoice } from './chooseReleases.ts';

/** Says for each line of the contract which version its pages get, and why one does not get the new version. */
export function describeLines(choices: readonly LineChoice[], version: string): string {
  return choices.map((choice) => `  contract ${choice.line}: ${describe(choice, version)}`).join('\n');
}

function describe({ version: before, next, breaches }: LineChoice, version: string): string {
  if (next === version) return before === undefined || before === next ? next : `${next}, before ${before}`;
  if (breaches.length === 0) return `keeps ${next}, which is higher`;
  const reasons = breaches.map((breach) => `\n    ${breach}`).join('');
  return `keeps ${next}, because its pages cannot read ${version}:${reasons}`;
}
