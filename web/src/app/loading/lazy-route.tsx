import { use } from 'react';
import type { ComponentType } from 'react';
import { ChunkMissing } from '../errors/chunk-missing.ts';
import { waiting } from './waiting.ts';

export interface LazyRoute {
  Component: ComponentType;
  preload: () => Promise<unknown>;
}

/**
 * Sets on a promise the fields that React sets: `use` then reads a settled one without suspending.
 * (React's convention for `use`: the fields status, value and reason.)
 */
function track<Value>(promise: Promise<Value>, onSettled: () => void): Promise<Value> {
  promise.then(
    (value) => {
      Object.assign(promise, { status: 'fulfilled', value });
      onSettled();
    },
    (reason: unknown) => {
      Object.assign(promise, { status: 'rejected', reason });
      onSettled();
    },
  );
  return promise;
}

/**
 * React.lazy with two differences that hydration and the server need: after `preload()` the route renders at once,
 * without suspending, and a failure says that it is one of loading.
 *
 * A failed download stays failed for as long as the document lives: the loader takes style sheets that did not arrive for
 * arrived ones, so a second try could show the page without them. Loading the document anew is the cure (reload.ts).
 */
export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  let download: Promise<ComponentType> | undefined;
  let isSettled = false;

  function fetchCode() {
    return load().catch((cause: unknown) => {
      throw new ChunkMissing('The code of the page did not load', { cause });
    });
  }

  function preload(): Promise<ComponentType> {
    download ??= track(fetchCode(), () => (isSettled = true));
    return download;
  }

  function Component() {
    const code = preload();
    if (!isSettled) waiting.note(code);
    const Loaded = use(code);
    // oxlint-disable-next-line react/static-components -- loaded once by module, not made here
    return <Loaded />;
  }

  return { Component, preload };
}
