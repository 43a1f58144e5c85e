import { Accessibility, RefreshCw } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Captcha } from './use-captcha.ts';

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
