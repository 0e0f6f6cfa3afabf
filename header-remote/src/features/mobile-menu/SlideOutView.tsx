import { ChevronLeft, X } from 'lucide';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { closeAfterReset } from '../../ui/menu/closeAfterReset.ts';
import type { RenderMenuContent } from '../../ui/menu/MenuShell.tsx';
import { MenuLinks, type MenuLinksProps } from './MenuLinks.tsx';
import styles from './SlideOut.module.css';
import { useLevelFocus } from './useLevelFocus.ts';
import { useSlideOut } from './useSlideOut.ts';

export interface SlideOutProps {
  logo: ReactNode;
  /** The last row of level 0, for a support user only. */
  returnToAdmin?: ReactNode;
  content: RenderMenuContent;
  /** The burger was pressed before this code had loaded. */
  opensAtOnce: boolean;
  /** The menu has opened, so it is no longer awaited. */
  onOpened: () => void;
}

type Props = MenuLinksProps &
  Omit<SlideOutProps, 'content'> & {
    idPrefix: string;
    isOpen: boolean;
    onOpenChange: (open: boolean) => void;
    /** Ids of the rows that were opened; empty at level 0. */
    path: readonly string[];
    /** Content of the open level below level 0. */
    level?: ReactNode;
    /** The levels, while a server renders. */
    serverLevels?: ReactNode;
    onBack: () => void;
    /** Goes back to level 0, before the menu closes. */
    onReset: () => void;
  };

/** The content of the slide-out: its head, and level 0 or an open level. It handles how the slide-out opens and closes. */
export const SlideOutView = (props: Props) => {
  const { opensAtOnce, onOpened, idPrefix, isOpen, onOpenChange, ...content } = props;
  const { logo, path, level, serverLevels, onBack, onReset, ...links } = content;
  const slideOutId = `${idPrefix}-menu`;
  const isDeep = path.length > 0 && level !== undefined;
  // A level that takes the place of one that the server's HTML had open does not arrive again.
  const [levelOfServer] = useState(isDeep ? path : undefined);
  const [slideOutRef, contentRef] = useSlideOutRef();
  useLevelFocus(slideOutRef, isDeep ? path : level0);
  const closeNow = useSlideOut(slideOutRef, {
    id: slideOutId,
    isOpen,
    onOpenChange,
    opensAtOnce,
    onOpened,
  });

  const closeByButton = () => {
    if (!isDeep) return closeNow();
    onReset();
    closeAfterReset(closeNow);
  };

  return (
    <div data-still={path === levelOfServer ? '' : undefined} ref={contentRef}>
      <div className={styles.head}>
        {isDeep ? <BackButton onPress={onBack} titleId={`${idPrefix}-menu-level`} /> : logo}
        <button
          aria-label="Close menu"
          className={styles.close}
          data-close=""
          onClick={closeByButton}
          popoverTarget={slideOutId}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon glyph={X} size={24} />
        </button>
      </div>
      {isDeep ? level : <MenuLinks {...links} />}
      {serverLevels}
    </div>
  );
};

/** A ref of the dialog around the content. The dialog's own is set after the effects of what is in it. */
function useSlideOutRef() {
  const slideOutRef = useRef<HTMLDialogElement>(null);
  const contentRef = useCallback((content: HTMLElement | null) => {
    slideOutRef.current = content?.closest('dialog') ?? null;
  }, []);
  return [slideOutRef, contentRef] as const;
}

const level0: readonly string[] = [];

const BackButton = ({ titleId, onPress }: { titleId: string; onPress: () => void }) => (
  <button aria-describedby={titleId} className={styles.back} data-back="" onClick={onPress} type="button">
    <Icon glyph={ChevronLeft} size={20} />
    Back
  </button>
);
