/** Reports an error to the page team on the console, even if logging is off. */
export function logToConsole(message: string, ...error: unknown[]): void {
  console.error(`[grocer header] ${message}`, ...error);
}
