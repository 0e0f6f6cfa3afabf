import { useAtomValue } from 'jotai';
import { Headset, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { siteLinksAtom } from '../../state/page/links.ts';
import { routesAtom } from '../../state/page/page.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import bar from '../../ui/link/BarLink.module.css';
import { SisterShops } from '../../ui/sister-shops/SisterShops.tsx';
import styles from './TopBar.module.css';

export function TopBar({ supportUserBar }: { supportUserBar: ReactNode }) {
  const routes = useAtomValue(routesAtom);
  return (
    <TopBarView
      customerService={routes.customerService()}
      findAStore={routes.findAStore()}
      supportUserBar={supportUserBar}
      sisterShops={useAtomValue(siteLinksAtom)}
    />
  );
}

type Props = {
  /**
   * Sister shops, with the referral parameters (behaviour/header#referral-parameters), or the site links of the
   * taxonomy.
   */
  sisterShops: ReadonlyArray<{ name: string; href: string }>;
  findAStore: string;
  customerService: string;
  /** The button at the start of the row, for a support user only. */
  supportUserBar?: ReactNode;
};

/** The first row of the header, from 992 px. */
export const TopBarView = ({ sisterShops, findAStore, customerService, supportUserBar }: Props) => (
  <div className={styles.topBar}>
    {supportUserBar}
    <SisterShops
      classes={{ ...bar, nav: styles.sisterShops, heading: styles.moreFrom, list: styles.links }}
      iconSize={12}
      shops={sisterShops}
    />
    <ul className={styles.links}>
      <li>
        <a className={bar.link} href={findAStore}>
          <Icon glyph={MapPin} size={15} />
          <span className={bar.name}>Find a store</span>
        </a>
      </li>
      <li>
        <a className={bar.link} href={customerService}>
          <Icon glyph={Headset} size={15} />
          <span className={bar.name}>Customer service</span>
        </a>
      </li>
    </ul>
  </div>
);
