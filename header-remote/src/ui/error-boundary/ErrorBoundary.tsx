import { Component, type ReactNode } from 'react';

/** What happened to children after a crash: `rendered anew` the first time, `left out` the second. */
export type CrashOutcome = 'rendered anew' | 'left out';

interface Props {
  onError: (error: unknown, outcome: CrashOutcome) => void;
  /** A changed key resets the count of crashes and renders children that were left out. The list's length is fixed. */
  resetKeys: readonly unknown[];
  /** Shown in place of children that crashed twice. If it may crash, it needs its own boundary. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children again after a first crash, and the fallback after a second. Replaces
 * `react-error-boundary`, which has four times the code, because this class is in the first load.
 */
export class ErrorBoundary extends Component<Props, { hasError: boolean; crashes: number }> {
  override state = { hasError: false, crashes: 0 };

  static getDerivedStateFromError = () => ({ hasError: true });

  // Two errors in one update count as one crash, because both see the same state.
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
