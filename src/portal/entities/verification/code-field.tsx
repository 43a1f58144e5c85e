import { MessageSquareText } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteInfo, SmsCodeSent } from '#generated/model/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { demanded, plainRule, type RuledField } from '../../form/field-rules.ts';
import { now } from '../../lib/clock.ts';
import { cn } from '../../lib/cn.ts';
import { sessionStore } from '../../lib/storage.ts';
import { throttle } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/fields.tsx';

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

/** The reason why no further code can be requested, and the end of the wait (ms since 1970). */
type CodeWait = { readonly until: number; readonly sent: boolean };

// Module state: a form that is closed and opened again still waits. Session storage carries it over a reload.
let waits: Map<string, CodeWait> | undefined;
const listeners = new Set<() => void>();

/** The end of the wait for a code (SMS-12, SMS-14): 60 s times the minutes, or the server's time. */
export function endOfWait({ expiredMinutes, expirationTime }: SmsCodeSent): number {
  return expirationTime ?? now() + 60_000 * (expiredMinutes ?? 1);
}

/** The target of a code for a purpose that goes to a mobile number. */
export function numberTarget(purpose: string, dialingCode: string, mobileNum: string): string {
  return `${purpose} ${dialingCode} ${mobileNum}`;
}

/** Locks the button for a target, which is a purpose and a recipient. */
export function beginWait(target: string, wait: CodeWait): void {
  const all = known().set(target, wait);
  sessionStore.set('codeWaits', JSON.stringify([...all].filter(([, { until }]) => until > now())));
  for (const listener of listeners) listener();
}

/** The wait of a target; undefined once it is over. Seconds are whole, rounded up. */
export function useCodeWait(target: string): { readonly seconds: number; readonly sent: boolean } {
  const wait = useSyncExternalStore(
    subscribe,
    () => known().get(target),
    () => undefined,
  );
  const until = wait?.until ?? 0;
  const [, setTime] = useState(0);
  useEffect(() => {
    if (until <= now()) return;
    const timer = setInterval(() => {
      setTime(now());
      if (until <= now()) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { seconds: Math.max(0, Math.ceil((until - now()) / 1000)), sent: wait?.sent ?? false };
}

function known(): Map<string, CodeWait> {
  waits ??= new Map(readWaits(sessionStore.get('codeWaits')));
  return waits;
}

/** The stored waits from before a reload; empty if the stored value is invalid. */
function readWaits(text: string | null): [string, CodeWait][] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, CodeWait] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const wait: Partial<Record<keyof CodeWait, unknown>> | null | undefined = entry[1];
  return typeof wait?.until === 'number' && typeof wait.sent === 'boolean';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A code that was sent (VALID-22, VALID-23). */
export const codeRule: RuledField = { rule: plainRule(1, 255), kind: 'code' };

/** The site's rule for a mobile number (VALID-24, VALID-34). */
export function mobileRule(site: SiteInfo | undefined): RuledField {
  return { rule: demanded(site?.register.rules.mobileNum, plainRule(5, 15, 12)), kind: 'mobile' };
}

/** Whether an error is about a code that was typed. */
export function isAboutCode(error: unknown): error is ApiError {
  const codes = ['verification_code_wrong', 'verification_code_expired', 'phone_verification_failed'];
  return error instanceof ApiError && codes.includes(error.code);
}
