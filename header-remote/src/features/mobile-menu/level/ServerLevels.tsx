import { useAtomValue } from 'jotai';
import { serverMenuAtom } from '../../../state/menu/menu.ts';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { accountMenuAtom } from '../../../state/session/accountMenu.ts';
import { accountItemId } from '../useAccount.ts';
import { accountRows } from './accountRows.ts';
import { ServerLevel } from './ServerLevel.tsx';

/** The levels of the slide-out, for the render on a server. */
export function ServerLevels({ hasAccount }: { hasAccount: boolean }) {
  const idPrefix = useAtomValue(idPrefixAtom);
  const account = accountRows(useAtomValue(accountMenuAtom));
  const categories = useAtomValue(serverMenuAtom).levels?.markup;
  return (
    <>
      {hasAccount && <ServerLevel id={accountItemId} idPrefix={idPrefix} items={account} name="My account" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the header's own components rendered */}
      {categories && <div dangerouslySetInnerHTML={{ __html: categories }} />}
    </>
  );
}
