import { Component, type ReactNode } from 'react';

/** What happens to children that crashed: `rendered anew` the first time, `left out` after that. */
export type CrashOutcome = 'rendered anew' | 'left out';

interface Props {
  onError: (error: unknown, outcome: CrashOutcome) => void;
  /** The children are rendered again when one of these keys changes. The number of keys must not change. */
  resetKeys: readonly unknown[];
  /** Shown in place of children that crashed again. It has a boundary of its own if it may crash. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once more after a crash, and the fallback after another one. This class is in the
 * first load, so it replaces `react-error-boundary`, which has four times the code.
 */
export class ErrorBoundary extends Component<Props, { hasError: boolean; crashes: number }> {
  override state = { hasError: false, crashes: 0 };

  static getDerivedStateFromError = () => ({ hasError: true });

  // Two errors of one update are one crash: both see the same state.
  override componentDidCatch(error: unknown) {
    const { crashes } = this.state;
    this.props.onError(error, crashes ? 'left out' : 'rendered anew');
    this.setState({ hasError: crashes > 0, crashes: crashes + 1 });
  }

  override componentDidUpdate({ resetKeys }: Props) {
    if (this.state.crashes && resetKeys.some((key, index) => !Object.is(key, this.props.resetKeys[index])))
      this.setState({ hasError: false, crashes: 0 });
  }

  override render() {
    const { hasError, crashes } = this.state;
    if (!hasError) return this.props.children;
    return crashes > 1 && this.props.fallback;
  }
}
