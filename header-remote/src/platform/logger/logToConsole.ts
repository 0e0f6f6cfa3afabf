/** Reports an error to the page team even if logging is off, under the header's name. */
export function logToConsole(message: string, ...error: unknown[]): void {
  console.error(`[grocer header] ${message}`, ...error);
}
