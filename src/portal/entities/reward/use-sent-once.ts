import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { withIdempotencyKey } from '../../api/idempotency-key.ts';
import { readAnew } from '../../api/read-anew.ts';
import { randomId } from '../../lib/random-id.ts';

/** The beginning of every key. */
const ALL: QueryKey = [];

/**
 * Sends something that gives or takes money. A repetition for the same subject after a lost answer has the same key, so
 * it happens once. Afterwards `onDone` is told, and all that is shown is read anew.
 */
export function useSentOnce<Subject, Result>(
  send: (subject: Subject) => Promise<Result>,
  onDone?: (result: Result) => void,
) {
  const queries = useQueryClient();
  const kept = useRef<{ readonly subject: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: (subject: Subject) => {
      const name = JSON.stringify(subject);
      if (kept.current?.subject !== name) kept.current = { subject: name, key: randomId() };
      return withIdempotencyKey(kept.current.key, () => send(subject));
    },
    // It is pending until all is read, so that nobody presses a button of what is gone.
    onSuccess: (result) => {
      kept.current = undefined;
      onDone?.(result);
      return readAnew(queries, [ALL]);
    },
    onError: () => void queries.invalidateQueries(),
  });
}
