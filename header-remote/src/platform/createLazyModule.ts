import { chunkFailure, reportFailure } from './logger/reportFailure.ts';

/** A module of the header that is loaded when it is first needed: a menu, a dialog, a list. */
export interface LazyModule<Module> {
  /** Loads the module once. After a failure the next call loads it again. The first failure is reported. */
  load: () => Promise<Module>;
  /** The module, or undefined until it has loaded. */
  readonly loaded: Module | undefined;
}

/** Delay of a report. A page that is being left aborts its loads, which is not to be reported. Milliseconds. */
const reportDelayMs = 1000;

/** @param name names the module in the log if it cannot be loaded */
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
