import type { HeaderEvents, Money } from '@grocer/shared-contracts';
import { formatMoney } from '../../ui/money/formatMoney.ts';

export type TrolleyChange = NonNullable<HeaderEvents['finished_trolley_update']>;

/** The trolley after the changes; `null` if there is none to tell about. */
export type TrolleySummary = { itemCount: number; total: Money } | 'failed' | null;

/**
 * The words for changes of the trolley: "Milk added. 13 items, £84.20". Several changes of the same product are told
 * once. The empty text means that there is nothing to announce.
 */
export function trolleyAnnouncement(changes: readonly TrolleyChange[], trolley: TrolleySummary): string {
  const outcomes = [...new Set(changes.flatMap(outcomesOf))];
  if (outcomes.length === 0) return '';
  return [...outcomes, summaryText(trolley)].join(' ').trim();
}

const outcomesOf = ({ added, failed }: TrolleyChange): string[] => [
  ...(added === undefined ? [] : [`${added} added.`]),
  ...(failed === undefined ? [] : [`${failed} could not be added.`]),
];

function summaryText(trolley: TrolleySummary): string {
  if (trolley === null) return '';
  if (trolley === 'failed') return 'The trolley could not be loaded.';
  const { itemCount, total } = trolley;
  return `${itemCount} ${itemCount === 1 ? 'item' : 'items'}, ${formatMoney(total)}`;
}
