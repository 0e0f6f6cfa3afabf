import type { MountedWidget } from '@grocer/shared-contracts/host';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useHeaderOptions } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import { useAsync } from './AsyncContent.tsx';
import styles from './ContentCell.module.css';

interface Props {
  /** The fragment's path in the content service. */
  path: string;
  /** Nothing on the page follows the cell, so it moves nothing, however late its content arrives. */
  isLast?: boolean;
}

type Stage = 'awaited' | 'shown' | 'left out';

/**
 * Content of the CMS, rendered by the header's content cell. Until it is shown, the page hides what follows,
 * so that nothing moves. It is left out if it fails, or if it is late and not the last on the page.
 */
export function ContentCell({ path, isLast = false }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('awaited');
  const leaveOut = useCallback(() => setStage((now) => (now === 'shown' ? now : 'left out')), []);
  useCell(path, { container, isLeftOut: stage === 'left out', onFailure: leaveOut });

  useEffect(() => {
    const lateness = isLast ? undefined : setTimeout(leaveOut, latestMs);
    const size = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) setStage('shown');
    });
    size.observe(container.current as HTMLDivElement);
    return () => {
      clearTimeout(lateness);
      size.disconnect();
    };
  }, [leaveOut, isLast]);

  if (stage === 'left out') return null;
  return (
    <div className={stage === 'awaited' ? `${styles.cell} ${styles.awaited}` : styles.cell} ref={container} />
  );
}

/** How long the rest of the page waits for content, in milliseconds. */
const latestMs = 4000;

interface CellState {
  container: RefObject<HTMLDivElement | null>;
  isLeftOut: boolean;
  onFailure: () => void;
}

/** Mounts the header's content cell when its content has arrived. */
function useCell(path: string, { container, isLeftOut, onFailure }: CellState): void {
  const shell = useShell();
  const { shop, page, loadHeader } = shell;
  const options = useHeaderOptions(shell);
  // Read at the mount only. Later changes of the path reach the cell through the header in the same page.
  const latest = useRef({ options, onFailure });
  latest.current = { options, onFailure };
  const answer = useAsync(path, () => shop.content(path));
  const content = answer.kind === 'ready' ? answer.value : undefined;
  const hasFailed = answer.kind === 'failed';

  useEffect(() => {
    if (hasFailed) latest.current.onFailure();
  }, [hasFailed]);

  useEffect(() => {
    if (content === undefined || isLeftOut) return;
    let isUnmounted = false;
    let cell: MountedWidget | undefined;
    void mountInto(container.current as HTMLDivElement);
    return () => {
      isUnmounted = true;
      cell?.unmount();
    };

    async function mountInto(element: HTMLDivElement): Promise<void> {
      try {
        const header = await loadHeader(page.headerRemote, { release: page.release });
        if (!isUnmounted) cell = header.mount('ContentCell', element, { ...latest.current.options, content });
      } catch (error) {
        console.error('Failed to load ContentCell; the page is shown without it', error);
        if (!isUnmounted) latest.current.onFailure();
      }
    }
  }, [content, isLeftOut, page, loadHeader, container]);
}
