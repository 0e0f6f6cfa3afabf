import { loadOnce } from './loadOnce.ts';
import { tellDeveloper } from './logger/tellDeveloper.ts';

/** A part of the header whose code comes when it is first wanted: a menu, a dialog, a list. */
export interface OnDemand<Part> {
  /** Asks for the code, so that it is there when it is wanted; what failed is asked for anew (clarification 125). */
  load: () => Promise<Part>;
  /** The part, once its code has come. */
  readonly ready: Part | undefined;
}

/** @param name what the developer reads where the code does not come */
export function onDemand<Part>(name: string, load: () => Promise<Part>): OnDemand<Part> {
  let ready: Part | undefined;
  const once = loadOnce(async () => {
    try {
      ready = await load();
      return ready;
    } catch (error) {
      tellDeveloper(`${name} could not be loaded; the next try asks again`, error);
      throw error;
    }
  });
  return {
    load: once,
    get ready() {
      return ready;
    },
  };
}
