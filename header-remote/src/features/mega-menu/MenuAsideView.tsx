import type { ReactNode } from 'react';
import styles from './MenuAsideView.module.css';
import { type SpecialistShopLink, SpecialistShops } from './specialist-shops/SpecialistShops.tsx';

type Props = {
  /** Content of editors and advertisers. */
  banner: ReactNode;
  /** The banner is loading. Its space is reserved, so that nothing moves when it arrives (behaviour/menus#27). */
  waiting: boolean;
  shops: readonly SpecialistShopLink[];
  onPress: (shop: SpecialistShopLink, index: number) => void;
  /** Puts banner and shops side by side: there is room for it while only the first level is open. */
  isWide: boolean;
};

export const MenuAsideView = ({ banner, waiting, shops, onPress, isWide }: Props) => (
  <div className={`${styles.aside} ${isWide ? styles.wide : ''}`}>
    {(banner !== null || waiting) && (
      <div aria-busy={waiting || undefined} className={styles.banner}>
        {banner}
      </div>
    )}
    {shops.length > 0 && <SpecialistShops onPress={onPress} shops={shops} />}
  </div>
);
