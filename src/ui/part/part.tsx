import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { partIsReady } from './early-state.ts';

interface PartProps {
  /** The fallback; it renders nothing that can fail. */
  instead?: ReactNode;
  /** Moves the cause aside, such as a stored text, so that it does not fail again. */
  onFault?: () => void;
  /** Another value, such as the address of the next page, retries. */
  attempt?: unknown;
  children: ReactNode;
}

interface PartState {
  hasFailed: boolean;
  attempt: unknown;
}

/**
 * An error boundary for a part of a page. An error in it, or text that something changed on its way here, costs this part
 * alone (docs/decisions/0064-nothing-that-fails-takes-the-page.md; README.md lists all parts).
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { hasFailed: false, attempt: this.props.attempt };

  static getDerivedStateFromError(): Partial<PartState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: PartProps, before: PartState): PartState | null {
    return attempt === before.attempt ? null : { hasFailed: false, attempt };
  }

  override componentDidCatch(): void {
    this.props.onFault?.();
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return this.props.instead;
    return (
      <Suspense>
        {this.props.children}
        <Ready />
      </Suspense>
    );
  }
}

function Ready(): null {
  useEffect(partIsReady, []);
  return null;
}
