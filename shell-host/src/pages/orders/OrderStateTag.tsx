import type { OrderState } from '@grocer/shared-contracts';
import styles from './OrderStateTag.module.css';
import { stateNames } from './orderActions.ts';

export const OrderStateTag = ({ state }: { state: OrderState }) => (
  <span className={styles.tag} data-state={state}>
    {stateNames[state]}
  </span>
);
