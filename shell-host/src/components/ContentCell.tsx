import { useEffect, useRef, useState } from 'react';
import { useShell } from '../useShell.ts';
import { useAsync } from './AsyncContent.tsx';
import styles from './ContentCell.module.css';
import { useWidget } from './useWidget.ts';

interface Props {
  /** Path of the fragment in the content service. */
  path: string;
  /** Whether the cell is last on the page. Late content is then still shown, because it moves nothing. */
  isLast?: boolean;
}

/** How long the rest of the page waits for content. Milliseconds. */
const latestMs = 4000;

/**
 * CMS content, rendered by the header's content cell. To avoid layout shifts, the page hides the elements after the
 * cell until the content is shown. Failed content is omitted; late content too, unless the cell is last on the page.
 */
export function ContentCell({ path, isLast = false }: Props) {
  const { shop } = useShell();
  const container = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'awaited' | 'shown' | 'late'>('awaited');
  const answer = useAsync(path, () => shop.content(path));
  const content = answer.kind === 'ready' ? answer.value : undefined;
  const isWanted = content !== undefined && stage !== 'late';
  const widget = useWidget('ContentCell', { container, isWanted, content });
  const hasFailed = answer.kind === 'failed' || widget === 'failed';

  useEffect(() => {
    const becomeLate = () => setStage((now) => (now === 'shown' ? now : 'late'));
    const lateness = isLast ? undefined : setTimeout(becomeLate, latestMs);
    const size = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) setStage('shown');
    });
    size.observe(container.current as HTMLDivElement);
    return () => {
      clearTimeout(lateness);
      size.disconnect();
    };
  }, [isLast]);

  if (stage === 'late' || (hasFailed && stage !== 'shown')) return null;
  return (
    <div className={stage === 'awaited' ? `${styles.cell} ${styles.awaited}` : styles.cell} ref={container} />
  );
}
