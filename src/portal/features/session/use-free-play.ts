import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { freePlayLogin } from '../../../../generated/client/session/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { withWords } from '../../api/error-text.ts';
import { encryptForServer } from '../../api/http.ts';
import { startSession } from '../../entities/session/start-session.ts';
import { now } from '../../lib/clock.ts';

/** Begins a trial account. `start` rejects with the reason it did not; a second call meanwhile joins the first. */
export function useFreePlay(): { readonly start: () => Promise<void>; readonly starting: boolean } {
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(undefined);
  const [starting, setStarting] = useState(false);

  async function run() {
    setStarting(true);
    try {
      const randomString = await encryptForServer({ nonce: newNonce(), at: now() });
      if (randomString === undefined) throw await withWords(new ApiError('free_play_unavailable', 0));
      const result = await freePlayLogin({ os: operatingSystem(), platform: 'W', randomString, version: 3 });
      await startSession(queries, result, false);
    } finally {
      running.current = undefined;
      setStarting(false);
    }
  }

  return {
    starting,
    start: () => {
      running.current ??= run();
      return running.current;
    },
  };
}

/** 24 random bytes as hex: good for one trial account. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function operatingSystem(): string {
  const known = /Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux/.exec(navigator.userAgent);
  return known?.[0] ?? 'unknown';
}
