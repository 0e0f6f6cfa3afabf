import { chunkFailure, reportFailure } from './logger/reportFailure.ts';

/** A module of the header that is loaded when it is first needed: a menu, a dialog, a list. */
export interface LazyModule<Module> {
  /** Loads the module once. After a failure the next call loads it again. The first failure is reported. */
  load: () => Promise<Module>;
  /** The module, or undefined until it has loaded. */
  readonly loaded: Module | undefined;
}

/** A page that is being left aborts its loads, which is no failure: it is gone before this time. */
const reportDelayMs = 1000;

/** @param name names the module in the log if it cannot be loaded */
export function createLazyModule<Module>(name: string, load: () => Promise<Module>): LazyModule<Module> {
  let ready: Module | undefined;
  let isReported = false;
  const once = loadOnce(async () => {
    try {
      ready = await load();
      return ready;
    } catch (error) {
      if (!isReported)
        setTimeout(
          reportFailure,
          reportDelayMs,
          chunkFailure,
          `${name} could not be loaded; retrying`,
          error,
        );
      isReported = true;
      throw error;
    }
  });
  return {
    load: once,
    get loaded() {
      return ready;
    },
  };
}

/** Loads a module with the first call and shares the promise. After a failure the next call loads it again. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
