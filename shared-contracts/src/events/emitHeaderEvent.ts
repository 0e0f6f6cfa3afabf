import { type Emission, emitEvent } from './emitEvent.ts';
import type { HeaderEventName } from './events.ts';

/** `emitEvent` for the header's own events as well. Only tests of this package and the fake header emit those. */
export const emitHeaderEvent = emitEvent as <Name extends HeaderEventName>(
  name: Name,
  ...emission: Emission<Name>
) => void;
