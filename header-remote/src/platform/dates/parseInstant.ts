import { dayjs } from './londonTime.ts';

/**
 * Parses an instant as the services write it, ISO 8601 with an offset. Null for anything else: without an offset the
 * device's time zone would decide, and a slot would change with the shopper's phone.
 */
export function parseInstant(text: string | null): Date | null {
  if (text === null || !isoWithOffset.test(text)) return null;
  const instant = dayjs.utc(text);
  return instant.isValid() ? instant.toDate() : null;
}

const isoWithOffset = /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/;
