/** Minimum CPU time to measure. The resolution of the CPU clock is only 4 ms on some machines. */
const enoughMs = 100;

/**
 * CPU time of one run in milliseconds, including garbage collection on this thread. Other processes on the machine
 * affect CPU time only a little.
 */
export function measureCpuTime(task: () => unknown): number {
  const start = process.threadCpuUsage();
  let runs = 0;
  for (let batch = 1; ; batch *= 2) {
    for (let run = 0; run < batch; run += 1) task();
    runs += batch;
    const { user, system } = process.threadCpuUsage(start);
    const milliseconds = (user + system) / 1000;
    if (milliseconds >= enoughMs) return milliseconds / runs;
  }
}
