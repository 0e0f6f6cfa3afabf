/** Long enough for the processor's clock, which ticks every 4 ms on some machines. */
const enoughMs = 100;

/**
 * Milliseconds of processor time that one run takes, garbage collection on this thread included: what else a machine
 * does counts little.
 */
export function cpuTimeOf(task: () => unknown): number {
  const begun = process.threadCpuUsage();
  let runs = 0;
  for (let batch = 1; ; batch *= 2) {
    for (let run = 0; run < batch; run += 1) task();
    runs += batch;
    const { user, system } = process.threadCpuUsage(begun);
    const milliseconds = (user + system) / 1000;
    if (milliseconds >= enoughMs) return milliseconds / runs;
  }
}
