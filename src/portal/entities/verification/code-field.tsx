import { MessageSquareText } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SmsCodeSent } from '#generated/model/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { throttle } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { beginWait, endOfWait, useCodeWait } from './code-waits.ts';

/** A code on its way to its target. */
export type CodeOnItsWay = { readonly target: string; readonly answer: Promise<SmsCodeSent> };

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'after' | 'aside' | 'hint' | 'hintTone'> & {
  /** The purpose of the code and the recipient that the form shows. The button is locked for each target separately. */
  readonly target: string;
  /**
   * Validates the number, passes the bot check and sends a code to what the form holds then, which may be newer than
   * what it shows. Undefined: the user cancelled or saw the reason.
   */
  readonly send: () => Promise<CodeOnItsWay | undefined>;
};

/** The minimum time between two requests for a code (SMS-05). */
const SEND_MS = 1000;
/** The wait after too many requests (SMS-09), if the server gives none. */
const TOO_MANY_SECONDS = 300;

/** A verification code field with its send button, which counts down while a code is valid (SMS-01 to SMS-05). */
export function CodeField({ target, send, ...input }: CodeFieldProps) {
  const { t } = useTranslation();
  const ownId = useId();
  const id = input.id ?? ownId;
  const { seconds, sent } = useCodeWait(target);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const running = useRef(false);

  const run = useStableCallback(async () => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    let coming: CodeOnItsWay | undefined;
    try {
      coming = await send();
      if (!coming) return;
      beginWait(coming.target, { until: endOfWait(await coming.answer), sent: true });
      // The button is now locked, so the focus moves to the code.
      document.getElementById(id)?.focus();
    } catch (error) {
      const wait = secondsToWait(error);
      if (coming && wait > 0) beginWait(coming.target, { until: now() + 1000 * wait, sent: false });
      setFailure(error);
    } finally {
      running.current = false;
      setSending(false);
    }
  });
  const [press] = useState(() => throttle(run, SEND_MS));

  const label = () => {
    if (seconds === 0) return t('verification.sendCode');
    return sent ? t('verification.codeSent', { seconds }) : t('verification.wait', { seconds });
  };
  return (
    <>
      <TextField
        icon={<MessageSquareText size={18} aria-hidden="true" />}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...input}
        id={id}
        label={t('verification.code')}
        hint={sent && seconds > 0 ? t('verification.codeOnItsWay') : undefined}
        hintTone="ok"
        after={
          <Button
            className={cn('h-touch min-w-32 flex-none', seconds > 0 && 'num')}
            disabled={seconds > 0}
            loading={sending}
            onClick={press}
          >
            {label()}
          </Button>
        }
      />
      {failure !== undefined && (
        <ConfirmDialog
          title={t('verification.notSent')}
          body={errorText(failure)}
          confirmLabel={t('common.understood')}
          onCancel={() => setFailure(undefined)}
          onConfirm={() => setFailure(undefined)}
        />
      )}
    </>
  );
}

function secondsToWait(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 429) return 0;
  return error.details?.retryAfterSeconds ?? TOO_MANY_SECONDS;
}
