/** What a page team has to know whether logging is on or not: named as ours, so nobody looks in their own code. */
export function tellDeveloper(message: string, ...error: unknown[]): void {
  console.error(`[grocer header] ${message}`, ...error);
}
