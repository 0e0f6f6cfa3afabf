import { useAtomValue, useSetAtom } from 'jotai';
import { isReturningAtom } from '../../state/session/customer.ts';
import { returnToAdminAtom } from '../../state/session/returnToAdmin.ts';
import { type ReturnToAdminPlace, ReturnToAdminView } from './ReturnToAdminView.tsx';

/** Ends a support user's session as a customer. While it works it waits in all its places. */
export function ReturnToAdmin({ place }: { place: ReturnToAdminPlace }) {
  const returnToAdmin = useSetAtom(returnToAdminAtom);
  return (
    <ReturnToAdminView
      onPress={() => void returnToAdmin()}
      place={place}
      waiting={useAtomValue(isReturningAtom)}
    />
  );
}
