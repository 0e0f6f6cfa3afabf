import { loadHeader, type MountedWidget } from '@grocer/shared-contracts/host/react';
import { useEffect, useRef, useState } from 'react';
import { useHeaderOptions } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import styles from './ContentCell.module.css';
import { useAnswer } from './useAnswer.ts';

interface Props {
  /** The fragment's path in the content service. */
  path: string;
}

/** A piece of content that editors keep, drawn by the header's content cell. A page without it is still a page. */
export function ContentCell({ path }: Props) {
  const { shop, page } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const options = useHeaderOptions();
  // Only for the mount: where the page is then, the header in the same page tells.
  const latest = useRef(options);
  latest.current = options;
  const answer = useAnswer(path, () => shop.content(path));
  const [hasFailed, setFailed] = useState(false);
  const content = answer.kind === 'ready' ? answer.value : undefined;

  useEffect(() => {
    if (content === undefined) return;
    let isGone = false;
    let cell: MountedWidget | undefined;
    void mountInto(place.current as HTMLDivElement);
    return () => {
      isGone = true;
      cell?.unmount();
    };

    async function mountInto(element: HTMLDivElement): Promise<void> {
      try {
        const header = await loadHeader(page.release ?? page.headerRemote);
        if (!isGone) cell = header.mount('ContentCell', element, { ...latest.current, content });
      } catch (error) {
        console.error('The content could not be drawn; the page goes on without it', error);
        if (!isGone) setFailed(true);
      }
    }
  }, [content, page]);

  const mayCome = answer.kind !== 'failed' && !hasFailed;
  return <div className={mayCome ? `${styles.cell} ${styles.awaited}` : styles.cell} ref={place} />;
}
