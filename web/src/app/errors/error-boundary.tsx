import { Component } from 'react';
import type { ReactNode } from 'react';
import { ChunkMissing } from './chunk-missing.ts';
import { reload, reloadOnce } from './reload.ts';
import { SpilledPage } from './spilled-page.tsx';

interface ErrorBoundaryProps {
  /** Changes with every navigation, which gives the page another chance. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  place: string;
  failure: { isUnfetched: boolean } | null;
}

/** By a fresh document in either case: a page that crashed over its data would meet the same data in the cache. */
function retry() {
  return void reload();
}

/** Keeps a crash inside its page: header and footer stay, and there is a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { isUnfetched: error instanceof ChunkMissing } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : { place, failure: null };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkMissing) reloadOnce();
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <SpilledPage isUnfetched={failure.isUnfetched} onRetry={retry} />;
  }
}
