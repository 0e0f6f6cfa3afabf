import { Component, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  /** The children are rendered again when one of them changes. Their number never does. */
  resetKeys: readonly unknown[];
  children: ReactNode;
}

/**
 * Renders nothing in place of children that crashed. A quarter of the code of `react-error-boundary`, which has fallbacks
 * and a context as well: it is part of the first load.
 */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError = () => ({ hasError: true });

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate({ resetKeys }: Props, { hasError }: { hasError: boolean }) {
    // Not in the update that caught the error, which may be the one that changed a key.
    const isStillCrashed = hasError && this.state.hasError;
    if (isStillCrashed && resetKeys.some((key, index) => !Object.is(key, this.props.resetKeys[index])))
      this.setState({ hasError: false });
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}
