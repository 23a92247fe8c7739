import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { partIsReady } from './early-state.ts';

interface PartProps {
  /** What stands in its place once it has failed: it draws nothing that can fail. */
  instead?: ReactNode;
  /** Sets aside what made it fail, such as a stored text, so that it is not met again. */
  onFault?: () => void;
  /** Another value, such as the address of the next page, tries again. */
  attempt?: unknown;
  children: ReactNode;
}

interface PartState {
  hasFailed: boolean;
  attempt: unknown;
}

/**
 * A part of a page that fails alone. A fault in it, and words that something changed on their way here, cost this part
 * and nothing beside it (docs/decisions/0064-nothing-that-fails-takes-the-page.md; README.md lists all parts).
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
