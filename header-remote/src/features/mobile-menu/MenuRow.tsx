import { ChevronRight, type IconNode, TriangleAlert } from 'lucide';
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import { useLasting } from '../../ui/spinner/useLasting.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './MenuRow.module.css';

export type MenuRowLook = 'bold' | 'groceries' | 'offers' | 'all';

type Props = {
  id: string;
  name: string;
  href: string | null;
  opensLevel: boolean;
  look?: MenuRowLook | undefined;
  glyph?: IconNode | undefined;
  showWarningIcon?: boolean;
  current?: 'page' | 'within' | null;
  /** Its level is on its way. */
  waiting?: boolean;
  onPress: () => void;
};

/** A shorter wait shows no spinner. */
const quietMs = 300;

/** A row of the slide-out: a button where it opens a level, else a link (clarification 107). */
export const MenuRow = (props: Props) => {
  const {
    id,
    name,
    href,
    opensLevel,
    look,
    glyph,
    showWarningIcon,
    current,
    waiting = false,
    onPress,
  } = props;
  const ref = useKeptFocus();
  const spinning = useLasting(waiting, quietMs);
  const shared = { className: `${styles.row} ${look ? styles[look] : ''}`, onClick: onPress, ref };
  const face = (
    <>
      {glyph && <Icon glyph={glyph} size={20} />}
      {showWarningIcon && (
        <>
          <Icon className={styles.warning} glyph={TriangleAlert} size={20} />
          <VisuallyHidden>Attention </VisuallyHidden>
        </>
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
  return (
    <li>
      {opensLevel ? (
        <button
          {...shared}
          aria-busy={waiting || undefined}
          aria-current={current ? 'true' : undefined}
          aria-expanded={false}
          data-opens={id}
          type="button"
        >
          {face}
          {spinning ? (
            <Spinner className={styles.spinner} size="medium" />
          ) : (
            <Icon className={styles.chevron} glyph={ChevronRight} size={20} />
          )}
        </button>
      ) : (
        <a {...shared} aria-current={current === 'page' ? 'page' : undefined} href={href ?? undefined}>
          {face}
        </a>
      )}
    </li>
  );
};
