import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import type { ReturnToAdmin } from '../features/return-to-admin/ReturnToAdmin.tsx';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';
import { isSupportUserAtom } from '../state/session/session.ts';

const returnToAdmin = createLazyModule('"Return to admin"', async () => {
  const { ReturnToAdmin } = await import(
    /* webpackChunkName: "return-to-admin" */ '../features/return-to-admin/ReturnToAdmin.tsx'
  );
  return ReturnToAdmin;
});

/** The button "Return to admin". Its code loads for a support user only (behaviour/account#return-to-admin). */
export function LazyReturnToAdmin({ place }: ComponentProps<typeof ReturnToAdmin>) {
  const Button = useLazyModule(returnToAdmin, useAtomValue(isSupportUserAtom));
  return Button && <Button place={place} />;
}
