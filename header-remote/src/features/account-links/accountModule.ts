import { createLazyModule } from '../../platform/createLazyModule.ts';

/** The rows of the account menu. */
export const accountModule = createLazyModule('the account menu', async () => {
  const { AccountRows } = await import(/* webpackChunkName: "account-menu" */ './AccountRows.tsx');
  return { AccountRows };
});
