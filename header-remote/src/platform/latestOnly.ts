/**
 * Drops late answers: only the newest call's answer is used.
 *
 *   call 1  ├──────────────────┤ answered, but call 2 is newer: 'superseded'
 *   call 2       ├────────┤ used
 *
 * A superseded failure is dropped as well, because its result is not needed any more.
 */
export function latestOnly(): <Answer>(read: () => Promise<Answer>) => Promise<Answer | typeof superseded> {
  let newest = 0;
  return async (read) => {
    newest += 1;
    const current = newest;
    try {
      const answer = await read();
      return current === newest ? answer : superseded;
    } catch (error) {
      if (current === newest) throw error;
      return superseded;
    }
  };
}

export const superseded = Symbol('superseded');
