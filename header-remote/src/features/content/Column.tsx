import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary/ErrorBoundary.tsx';
import { anchorId } from './collectAnchors.ts';
import { useContentConfig } from './contentConfig.ts';
import { FollowLinkContext } from './FollowLinkContext.ts';
import grid from './grid.module.css';
import { gridClasses } from './gridClasses.ts';
import type { NumberedComponent } from './numberComponents.ts';

type Props = {
  numbered: NumberedComponent;
  /** The component takes the full width where it is visible. */
  isFullWidth: boolean;
  children: ReactNode;
};

/** Wraps one component: its columns, its anchor, its error boundary, and the tracking of its links. */
export function Column({ numbered: { component, position }, isFullWidth, children }: Props) {
  const { idPrefix, onFollow, onCrash } = useContentConfig();
  const follow = useMemo(
    () => (url: string) => {
      const { analytics, componentId } = component;
      onFollow({ analytics, componentId, position, url });
    },
    [component, position, onFollow],
  );
  const classes = gridClasses(component, isFullWidth).map((name) => grid[name]);
  return (
    <div className={[grid.column, ...classes].join(' ')} id={anchorId(component.elementId, idPrefix)}>
      <ErrorBoundary
        onError={(error, outcome) => onCrash(component.resourceType, error, outcome)}
        resetKeys={[component]}
      >
        <FollowLinkContext value={follow}>{children}</FollowLinkContext>
      </ErrorBoundary>
    </div>
  );
}
