import { useEffect, useRef, useState } from 'react';
import { getCaptcha } from '../../../../generated/client/verification/verification.ts';
import { throttle } from '../../lib/throttle.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { solveProof } from './proof-of-work.ts';
import { type Fresh, useFresh } from './use-fresh.ts';

type Worked = { readonly captchaId: string; readonly nonce: string };

export type Captcha = {
  /** The image as an address; undefined while one is on its way. */
  readonly image: string | undefined;
  /** Goes back to the server together with what was read. */
  readonly captchaId: string | undefined;
  readonly error: unknown;
  /** The user wants another image; at most once per second (CAPTCHA-02). */
  readonly refresh: () => void;
  /** The image is spent, or another one is due: a failed attempt, another registration type (CAPTCHA-03). */
  readonly renew: () => void;
  /**
   * Works instead of reading, for who cannot read it, also while the image is on its way. Answers what to send, undefined
   * if it came to nothing.
   */
  readonly work: () => Promise<Worked | undefined>;
  readonly working: boolean;
};

/** A captcha image. `onNew` is told when another one is asked for: what was typed belongs to the old one. */
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
