/**
 * A moment as the services write it, ISO 8601 with offset (wire: instants). Null for anything else: without an offset the
 * device's own zone would decide, and a slot would move with the shopper's phone (clarification 55).
 */
export function readInstant(text: string | null): Date | null {
  if (text === null || !isoWithOffset.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

const isoWithOffset = /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/;
