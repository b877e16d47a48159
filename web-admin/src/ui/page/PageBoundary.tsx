import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.js';

interface PageBoundaryProps {
  readonly path: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly isBroken: boolean;
  readonly path: string;
}

/** Shows an error page in the shell when the page throws; a new path renders the page again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { isBroken: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, held: PageBoundaryState): PageBoundaryState | null {
    return held.path === path ? null : { isBroken: false, path };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <PageError /> : this.props.children;
  }
}
