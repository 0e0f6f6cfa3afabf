import { chunkFailure, reportFailure } from './logger/reportFailure.ts';

/** A code-split module of the header that is loaded on demand: a menu, a dialog, a list. */
export interface LazyModule<Module> {
  /** Loads the module once. After a failure, the next call retries. Only the first failure is reported. */
  load: () => Promise<Module>;
  /** The module, or undefined until it has loaded. */
  readonly loaded: Module | undefined;
}

/** Delay before a report, so that loads that are aborted by leaving the page are not reported. Milliseconds. */
const reportDelayMs = 1000;

/** @param name name of the module in the log */
export function createLazyModule<Module>(name: string, load: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined;
  let ready: Module | undefined;
  let isReported = false;
  return {
    load() {
      loading ??= loadModule().catch(onFailure);
      return loading;
    },
    get loaded() {
      return ready;
    },
  };

  async function loadModule(): Promise<Module> {
    ready = await load();
    return ready;
  }

  function onFailure(error: unknown): never {
    loading = undefined;
    const message = `${name} could not be loaded; retrying`;
    if (!isReported) setTimeout(reportFailure, reportDelayMs, chunkFailure, message, error);
    isReported = true;
    throw error;
  }
}
