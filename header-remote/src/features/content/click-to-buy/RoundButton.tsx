import type { TextArea } from '@grocer/shared-contracts';
import { ChevronDown } from 'lucide';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './RoundButton.module.css';

type Props = { isOpen: boolean; onToggle: () => void; theme: TextArea['theme'] };

/** Shows and hides the products. Visible below 544 px only. */
export const RoundButton = ({ isOpen, onToggle, theme }: Props) => (
  <button
    aria-expanded={isOpen}
    aria-label={isOpen ? 'Hide products' : 'Show products'}
    className={styles.round}
    data-theme={theme}
    onClick={onToggle}
    type="button"
  >
    <Icon className={styles.chevron} glyph={ChevronDown} size={20} />
  </button>
);
