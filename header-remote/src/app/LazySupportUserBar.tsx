import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import type { SupportUserBar } from '../features/support-user-bar/SupportUserBar.tsx';
import { createLazyModule } from '../platform/createLazyModule.ts';
import { useLazyModule } from '../platform/useLazyModule.ts';
import { isSupportUserAtom } from '../state/session/session.ts';

const supportUserBar = createLazyModule(
  '"Return to admin"',
  () => import(/* webpackChunkName: "account-menu" */ '../features/support-user-bar/SupportUserBar.tsx'),
);

/** The button "Return to admin". Its code loads for a support user only (behaviour/account#return-to-admin). */
export function LazySupportUserBar({ place }: ComponentProps<typeof SupportUserBar>) {
  const Button = useLazyModule(supportUserBar, useAtomValue(isSupportUserAtom))?.SupportUserBar;
  return Button && <Button place={place} />;
}
