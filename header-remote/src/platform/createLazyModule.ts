import { loadOnce } from './loadOnce.ts';
import { logToConsole } from './logger/logToConsole.ts';

/** A module of the header that is loaded when it is first needed: a menu, a dialog, a list. */
export interface LazyModule<Module> {
  /** Loads the module once. After a failure the next call loads it again (behaviour/errors#7). */
  load: () => Promise<Module>;
  /** The module, or undefined until it has loaded. */
  readonly loaded: Module | undefined;
}

/** @param name names the module in the console if it cannot be loaded */
export function createLazyModule<Module>(name: string, load: () => Promise<Module>): LazyModule<Module> {
  let ready: Module | undefined;
  const once = loadOnce(async () => {
    try {
      ready = await load();
      return ready;
    } catch (error) {
      logToConsole(`${name} could not be loaded; the next try asks again`, error);
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
