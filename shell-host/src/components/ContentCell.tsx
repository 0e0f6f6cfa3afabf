import type { MountedWidget } from '@grocer/shared-contracts/host';
import { useEffect, useRef, useState } from 'react';
import { useHeaderOptions } from '../useHeaderOptions.ts';
import { useShell } from '../useShell.ts';
import styles from './ContentCell.module.css';
import { useAsync } from './useAsync.ts';

interface Props {
  /** The fragment's path in the content service. */
  path: string;
}

/** Content of the CMS, rendered by the header's content cell. If that fails, the page is shown without it. */
export function ContentCell({ path }: Props) {
  const shell = useShell();
  const { shop, page, loadHeader } = shell;
  const container = useRef<HTMLDivElement>(null);
  const options = useHeaderOptions(shell);
  // Read at the mount only. Later changes of the path reach the cell through the header in the same page.
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const answer = useAsync(path, () => shop.content(path));
  const [hasFailed, setFailed] = useState(false);
  const content = answer.kind === 'ready' ? answer.value : undefined;

  useEffect(() => {
    if (content === undefined) return;
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
        if (!isUnmounted) cell = header.mount('ContentCell', element, { ...latestOptions.current, content });
      } catch (error) {
        console.error('Failed to load ContentCell; the page is shown without it', error);
        if (!isUnmounted) setFailed(true);
      }
    }
  }, [content, page, loadHeader]);

  const isExpected = answer.kind !== 'failed' && !hasFailed;
  return <div className={isExpected ? `${styles.cell} ${styles.awaited}` : styles.cell} ref={container} />;
}
