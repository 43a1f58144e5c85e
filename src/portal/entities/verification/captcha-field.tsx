import { Accessibility, RefreshCw } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCaptcha } from '#generated/client/verification/verification.ts';
import { errorText } from '../../api/error-text.ts';
import { throttle } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { type Fresh, solveProof, useFresh } from './challenge.ts';

type CaptchaFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'after' | 'hint' | 'hintTone'> & {
  readonly captcha: Captcha;
  /** The browser solved a proof of work instead of the user; its result is the value of the field. */
  readonly onWorked: (nonce: string) => void;
};

/** The field for the characters of an image. A click on the image loads another one (CAPTCHA-01). */
export function CaptchaField({ captcha, onWorked, error, ...input }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const [workedFor, setWorkedFor] = useState<string>();
  const worked = workedFor !== undefined && workedFor === captcha.captchaId;

  async function work() {
    const done = await captcha.work();
    if (done === undefined) return;
    setWorkedFor(done.captchaId);
    onWorked(done.nonce);
  }

  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...input}
      label={t('verification.captcha')}
      readOnly={worked || captcha.working}
      error={error ?? (captcha.error === undefined ? undefined : errorText(captcha.error))}
      hint={captcha.working ? t('verification.checking') : worked ? t('verification.checked') : undefined}
      hintTone={worked ? 'ok' : 'plain'}
      after={
        <>
          <button
            type="button"
            aria-label={t('verification.newCaptcha')}
            onClick={captcha.refresh}
            className="h-touch w-27 flex-none overflow-hidden rounded-md border border-line-control bg-surface-2"
          >
            {captcha.image ? (
              <img src={captcha.image} alt="" draggable={false} className="size-full object-cover" />
            ) : captcha.error === undefined ? (
              <Skeleton className="size-full" />
            ) : (
              <RefreshCw size={18} aria-hidden="true" className="mx-auto text-text-2" />
            )}
          </button>
          <IconButton
            label={t('verification.withoutCaptcha')}
            variant="box"
            className="size-touch"
            aria-busy={captcha.working || undefined}
            onClick={() => void work()}
          >
            <Accessibility size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
    />
  );
}

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
