import { useAtomValue } from 'jotai';
import { ChevronLeft, X } from 'lucide';
import type { ComponentProps } from 'react';
import { serverMenuAtom } from '../../../state/menu/menu.ts';
import { idPrefixAtom } from '../../../state/page/page.ts';
import { accountMenuAtom } from '../../../state/session/accountMenu.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from '../MobileMenu.module.css';
import { accountItemId, accountRows, serverLevelId } from '../menuEntries.ts';
import { LevelView } from './LevelView.tsx';

/** The levels that level 0 of the slide-out opens, rendered only by a server. */
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

type Props = Pick<ComponentProps<typeof LevelView>, 'idPrefix' | 'name' | 'items'> & {
  /** The id of the row that opens the level. */
  id: string;
};

/**
 * A server-rendered level of the slide-out: a popover over level 0, opened by its row. Its own rows are all links
 * (behaviour/menus#server-slide-out).
 */
export const ServerLevel = ({ id, idPrefix, name, items }: Props) => {
  const levelId = serverLevelId(idPrefix, id);
  return (
    <div className={styles.serverLevel} data-level={id} data-scrolls="" id={levelId} popover="auto">
      <div className={styles.head}>
        <button className={styles.back} popoverTarget={levelId} popoverTargetAction="hide" type="button">
          <Icon glyph={ChevronLeft} size={20} />
          Back
        </button>
        <button
          aria-label="Close menu"
          className={styles.close}
          popoverTarget={`${idPrefix}-menu`}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon glyph={X} size={24} />
        </button>
      </div>
      <LevelView idPrefix={levelId} items={items} name={name} />
    </div>
  );
};
