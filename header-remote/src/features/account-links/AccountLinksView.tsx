import { Heart, type LucideIcon, Package, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chevron } from '../../ui/icon/Chevron.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './AccountLinksView.module.css';

type Props =
  | { session: 'out'; signIn: string; register: string }
  | { session: 'in'; favourites: string; myOrders: string; accountOverview: string };

export const AccountLinksView = (props: Props) =>
  props.session === 'out' ? <SignedOut {...props} /> : <SignedIn {...props} />;

const SignedOut = ({ signIn, register }: Extract<Props, { session: 'out' }>) => (
  <ul className={styles.signedOut}>
    <li>
      <a className={styles.word} href={signIn}>
        <Icon glyph={UserRound} size={20} />
        Sign in
      </a>
    </li>
    <li>
      <a className={styles.word} href={register}>
        Register
      </a>
    </li>
  </ul>
);

const SignedIn = ({ favourites, myOrders, accountOverview }: Extract<Props, { session: 'in' }>) => (
  <ul className={styles.signedIn}>
    <li>
      <IconLink glyph={Heart} href={favourites}>
        Favourites
      </IconLink>
    </li>
    <li>
      <IconLink glyph={Package} href={myOrders}>
        My orders
      </IconLink>
    </li>
    <li className={styles.account}>
      <IconLink glyph={UserRound} href={accountOverview}>
        My account <Chevron size={14} />
      </IconLink>
    </li>
  </ul>
);

type IconLinkProps = { glyph: LucideIcon; href: string; children: ReactNode };

const IconLink = ({ glyph, href, children }: IconLinkProps) => (
  <a className={styles.iconLink} href={href}>
    <Icon glyph={glyph} size={22} />
    <span className={styles.caption}>{children}</span>
  </a>
);
