/** @throws Error with the message if the promise takes longer than 30 s */
export function withTimeout<Value>(promise: Promise<Value>, message: string): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${message} after 30 s`)), 30_000);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
