import type { FlagRecord } from '../../../../shared-contracts/src/contracts/options/flags.ts';

/**
 * Breaches of the rules for flags: each flag of the options has a record, each record a flag, and none has ended.
 * @param today yyyy-mm-dd
 */
export function flagRules(
  records: Readonly<Record<string, FlagRecord>>,
  flags: readonly string[],
  today: string,
): string[] {
  const withoutRecord = flags.filter((name) => !Object.hasOwn(records, name));
  const withoutFlag = Object.keys(records).filter((name) => !flags.includes(name));
  const breaches = [
    ...withoutRecord.map((name) => `${name} has no record: add its owner and its end`),
    ...withoutFlag.map((name) => `${name} is no flag any more: remove its record`),
    ...Object.entries(records).flatMap(([name, { owner, ends }]) =>
      typeof ends === 'string' && !(ends >= today)
        ? `${name} ended on ${ends}: ${owner} removes it, or gives it another date`
        : [],
    ),
  ];
  return breaches.map((breach) => `shared-contracts/src/contracts/options/flags.ts: ${breach}`);
}
