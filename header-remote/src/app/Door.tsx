import type { ReactNode } from 'react';
import { Root } from '../ui/root/Root.tsx';
import { Dialogs } from './Dialogs.tsx';
import styles from './Door.module.css';
import { followLink } from './followLink.ts';
import { Part } from './Part.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** A widget that stands by itself on a page, with the dialogs it may raise where no header shows them. */
export const Door = ({ name, children, ...widget }: WidgetProps & { name: string; children: ReactNode }) => (
  <Widget {...widget}>
    {(page) => (
      <Root as="div" className={styles.door} onClick={(click) => followLink(page, click)}>
        <Part name={name}>{children}</Part>
        <Part name="dialogs">
          <Dialogs />
        </Part>
      </Root>
    )}
  </Widget>
);
