import type { ReactNode } from 'react';
import styles from './MenuAsideView.module.css';
import { type SpecialistShopLink, SpecialistShops } from './specialist-shops/SpecialistShops.tsx';

type Props = {
  /** Content of editors and advertisers. */
  banner: ReactNode;
  /** How many cards are loading. Their space is reserved, so that nothing moves when they arrive. */
  waiting: number;
  shops: readonly SpecialistShopLink[];
  onPress: (shop: SpecialistShopLink, index: number) => void;
  /** Puts banner and shops side by side: there is room for it while only the first level is open. */
  isWide: boolean;
};

export const MenuAsideView = ({ banner, waiting, shops, onPress, isWide }: Props) => (
  <div className={`${styles.aside} ${isWide ? styles.wide : ''}`}>
    {banner !== null && <div className={styles.banner}>{banner}</div>}
    {waiting > 0 && <div aria-busy className={styles.banner} />}
    {waiting > 1 && <div className={styles.banner} />}
    {shops.length > 0 && <SpecialistShops onPress={onPress} shops={shops} />}
  </div>
);
