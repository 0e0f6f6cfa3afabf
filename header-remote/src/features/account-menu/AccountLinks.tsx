import { useAtomValue } from 'jotai';
import { Heart, type IconNode, Package, UserRound } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { routesAtom, signedOutLinksAtom } from '../../state/page/page.ts';
import { looksSignedInAtom } from '../../state/session/session.ts';
import { useHandoff } from '../../ui/focus/useHandoff.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './AccountLinks.module.css';
import { AccountMenu } from './AccountMenu.tsx';

export function AccountLinks({ supportUserBar }: { supportUserBar: ReactNode }) {
  const routes = useAtomValue(routesAtom);
  const links = useAtomValue(signedOutLinksAtom);
  const ref = useHandoff();
  return useAtomValue(looksSignedInAtom) ? (
    <SignedInLinks
      accountMenu={<AccountMenu supportUserBar={supportUserBar} />}
      favourites={routes.favourites()}
      listRef={ref}
      myOrders={routes.myOrders()}
    />
  ) : (
    <SignedOutLinks links={links} listRef={ref} />
  );
}

/** "Sign in" and "Register", or links of the taxonomy in their place. */
type SignedOutProps = { links: readonly { name: string; href: string }[]; listRef?: Ref<HTMLUListElement> };

export const SignedOutLinks = ({ links, listRef }: SignedOutProps) => (
  <ul className={styles.signedOut} ref={listRef}>
    {links.map(({ name, href }, index) => (
      <li key={name}>
        <a className={styles.word} href={href}>
          {index === 0 && <Icon glyph={UserRound} size={20} />}
          <span>{name}</span>
        </a>
      </li>
    ))}
  </ul>
);

type SignedInProps = {
  favourites: string;
  myOrders: string;
  /** The list item with "My account" and its menu. */
  accountMenu: ReactNode;
  listRef?: Ref<HTMLUListElement>;
};

export const SignedInLinks = ({ favourites, myOrders, accountMenu, listRef }: SignedInProps) => (
  <ul className={styles.signedIn} ref={listRef}>
    <li>
      <IconLink glyph={Heart} href={favourites} name="Favourites" />
    </li>
    <li>
      <IconLink glyph={Package} href={myOrders} name="My orders" />
    </li>
    {accountMenu}
  </ul>
);

type IconLinkProps = { glyph: IconNode; href: string; name: string };

const IconLink = ({ glyph, href, name }: IconLinkProps) => (
  <a className={styles.iconLink} data-tooltip={name} href={href}>
    <Icon glyph={glyph} size={22} />
    <span className={styles.caption}>{name}</span>
  </a>
);
