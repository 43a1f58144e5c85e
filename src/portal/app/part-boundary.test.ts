// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ChunkLoadError } from '../lib/loading.ts';
import { type Failure, failureEvent, reportFailure } from './part-boundary.tsx';

function reported(error: unknown): Failure {
  let failure: Failure | undefined;
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) failure = event.detail;
  };
  window.addEventListener(failureEvent, listen);
  reportFailure(error);
  window.removeEventListener(failureEvent, listen);
  return failure ?? expect.fail('nothing was reported');
}

test('a failure is reported on the window, with the error', () => {
  const error = new Error('broken');
  expect(reported(error)).toEqual({ kind: 'render', error });
});

test('PERF-04 code that did not load has its own kind', () => {
  expect(reported(new TypeError('Failed to fetch dynamically imported module: /res/js/x.js')).kind).toBe('chunk');
  expect(reported(new TypeError('error loading dynamically imported module')).kind).toBe('chunk');
  expect(reported(new ChunkLoadError('Nothing came')).kind).toBe('chunk');
  expect(reported(new TypeError('Importing a module script failed.')).kind).toBe('chunk');
});
