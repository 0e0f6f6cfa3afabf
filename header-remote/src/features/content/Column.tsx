import { type ReactNode, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { anchorOf } from './anchorsOf.ts';
import { columnOf, whole } from './columnOf.ts';
import { useContentKit } from './contentKit.ts';
import { FollowContext } from './FollowContext.ts';
import grid from './grid.module.css';
import type { Placed } from './placeComponents.ts';

type Props = {
  placed: Placed;
  /** Fills what it stands in, whatever it says itself. */
  isWhole: boolean;
  children: ReactNode;
};

/** The place of one component: its columns, its anchor, its boundary, and whose links those in it are. */
export function Column({ placed: { component, position }, isWhole, children }: Props) {
  const { idPrefix, onFollow, onCrash } = useContentKit();
  const follow = useMemo(
    () => (url: string) => {
      const { analytics, componentId } = component;
      onFollow({ analytics, componentId, position, url });
    },
    [component, position, onFollow],
  );
  const classes = (isWhole ? whole : columnOf(component)).map((name) => grid[name]);
  return (
    <div className={[grid.column, ...classes].join(' ')} id={anchorOf(component.elementId, idPrefix)}>
      <ErrorBoundary
        fallback={null}
        onError={(error) => onCrash(component.resourceType, error)}
        resetKeys={[component]}
      >
        <FollowContext value={follow}>{children}</FollowContext>
      </ErrorBoundary>
    </div>
  );
}
