import type { ReactNode } from 'react';
import styles from './MenuAsideView.module.css';
import { type SpecialistShopLink, SpecialistShops } from './SpecialistShops.tsx';

type Props = {
  /** What editors and advertisers put there. */
  banner: ReactNode;
  /** It is on its way: its room is kept, so that nothing moves when it comes. */
  waiting: boolean;
  shops: readonly SpecialistShopLink[];
  onPress: (shop: SpecialistShopLink, index: number) => void;
  /** Beside the first level alone there is room for both side by side. */
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
