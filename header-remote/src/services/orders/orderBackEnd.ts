import type { BackEnd } from '../backEnd.ts';

/** Orders take longer than anything else: they have a limit of their own (specification §9). */
export interface OrderBackEnd extends BackEnd {
  timeoutMs: number;
}
