import type { FaultOrder } from './createSandboxControl.ts';

/** A line for the list of faults: `getTrolley: status 503, 2 times`. */
export function describeFault({ call, fault: { kind, status, body, ms }, times }: FaultOrder): string {
  const details = [kind, status, body?.code, ms !== undefined && `${ms} ms`].filter(
    (part) => part !== undefined && part !== false,
  );
  const count = times === undefined ? 'until cleared' : `${times} ${times === 1 ? 'time' : 'times'}`;
  return `${call}: ${details.join(' ')}, ${count}`;
}
