/**
 * Guards a read whose answers may arrive late: only the newest call's answer counts.
 *
 *   call 1  ├──────────────────┤ answered, but call 2 is newer: 'superseded'
 *   call 2       ├────────┤ used
 *
 * A superseded failure is dropped as well: it speaks of a question nobody asks any more.
 */
export function latestOnly(): <Answer>(read: () => Promise<Answer>) => Promise<Answer | typeof superseded> {
  let newest = 0;
  return async (read) => {
    newest += 1;
    const mine = newest;
    try {
      const answer = await read();
      return mine === newest ? answer : superseded;
    } catch (error) {
      if (mine === newest) throw error;
      return superseded;
    }
  };
}

export const superseded = Symbol('superseded');
