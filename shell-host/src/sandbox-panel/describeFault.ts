import type { FaultOrder } from './createSandboxControl.ts';

/** `getTrolley: status 503, 2 times`. */
export function describeFault({ call, fault: { kind, status, body, ms }, times }: FaultOrder): string {
  const how = [kind, status, body?.code, ms !== undefined && `${ms} ms`].filter(
    (part) => part !== undefined && part !== false,
  );
  const often = times === undefined ? 'until cleared' : `${times} ${times === 1 ? 'time' : 'times'}`;
  return `${call}: ${how.join(' ')}, ${often}`;
}
