import { createLazyModule } from '../../../platform/createLazyModule.ts';

const code = createLazyModule("the menus' services", async () => {
  const { createMenuServices } = await import(
    /* webpackChunkName: "menu-services" */ './createMenuServices.ts'
  );
  return createMenuServices;
});

let hasFailed = false;

/** The code of the menus' services, which loads with their first call. */
export const menuCode = {
  /** After a failure the next call loads it again. */
  load() {
    return code.load().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  },
  /** Whether it was needed, and could not be loaded until now. */
  get isMissing(): boolean {
    return hasFailed && !code.loaded;
  },
};
