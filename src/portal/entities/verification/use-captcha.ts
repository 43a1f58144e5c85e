import { useEffect, useRef, useState } from 'react';
import { getCaptcha } from '#generated/client/verification/verification.ts';
import { throttle } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { solveProof } from './proof-of-work.ts';
import { type Fresh, useFresh } from './use-fresh.ts';

type Worked = { readonly captchaId: string; readonly nonce: string };

export type Captcha = {
  /** The image as a data URL; undefined while it is loading. */
  readonly image: string | undefined;
  /** Sent to the server together with the characters. */
  readonly captchaId: string | undefined;
  readonly error: unknown;
  /** Loads another image for the user; at most once per second (CAPTCHA-02). */
  readonly refresh: () => void;
  /** Loads another image after a failed attempt or for another registration type (CAPTCHA-03). */
  readonly renew: () => void;
  /** Solves a proof of work for users who cannot read the image. Undefined: it failed. */
  readonly work: () => Promise<Worked | undefined>;
  readonly working: boolean;
};

/**
 * A captcha image. `onNew` is called when another one is requested, because the typed characters belong to the old one.
 */
export function useCaptcha(enabled: boolean, onNew: () => void): Captcha {
  const { answer, error, coming, reload } = useFresh(getCaptcha, enabled);
  const [working, setWorking] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const renew = useStableCallback(() => {
    call.current?.abort();
    onNew();
    reload();
  });
  const [refresh] = useState(() => throttle(renew, 1000));

  async function work() {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setWorking(true);
    const worked = await workOn(coming, own.signal).catch(() => undefined);
    if (call.current === own) setWorking(false);
    return worked;
  }

  return {
    image: answer && `data:image/png;base64,${answer.value}`,
    captchaId: answer?.captchaId,
    error,
    refresh,
    renew,
    work,
    working,
  };
}

async function workOn(
  coming: Fresh<Awaited<ReturnType<typeof getCaptcha>>>['coming'],
  signal: AbortSignal,
): Promise<Worked | undefined> {
  const image = await coming();
  return image && { captchaId: image.captchaId, nonce: await solveProof(image.proofOfWork, signal) };
}
