import { describe, expect, it } from 'vitest';
import { ChunkMissing } from './chunk-missing.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const { getDerivedStateFromError: fail, getDerivedStateFromProps: move } = ErrorBoundary;

describe('ErrorBoundary', () => {
  it('distinguishes a crashed page from one whose code did not load', () => {
    expect(fail(new TypeError('products.filter is not a function'))).toEqual({ failure: { isUnfetched: false } });
    expect(fail(new ChunkMissing('gone'))).toEqual({ failure: { isUnfetched: true } });
  });

  it('stays with a failure until the visitor goes elsewhere', () => {
    const failed = { place: 'a', failure: { isUnfetched: false } };
    expect(move({ place: 'a', children: null }, failed)).toBeNull();
    expect(move({ place: 'b', children: null }, failed)).toEqual({ place: 'b', failure: null });
  });
});
