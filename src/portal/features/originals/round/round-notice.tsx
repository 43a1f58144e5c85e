import { CircleAlert, CircleHelp, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InhouseRules } from '#generated/model/index.ts';
import { isTrial } from '#portal/access/session.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { errorText } from '#portal/api/error-text.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';

type RoundNoticeProps = {
  readonly note: RoundNote | undefined;
  readonly rules: InhouseRules;
  /** Asks again for what is missing: the round of a lost call, or a sealed one. */
  readonly onRetry: () => void;
};

const LOOK = {
  danger: { Icon: CircleAlert, className: 'bg-danger-soft text-danger' },
  warn: { Icon: CircleHelp, className: 'bg-warn-soft text-warn' },
  info: { Icon: Info, className: 'bg-info-soft text-info' },
};

/** What is said about a round beside its outcome. */
export type RoundNote =
  /** The server refused, or could not be asked to seal a round. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The connection was lost after sending, so the server may have played it. */
  | { readonly kind: 'lost' }
  /** It turned out that the server never got the bet. */
  | { readonly kind: 'notPlayed' }
  /** The sealed round had expired, so another one is sealed. */
  | { readonly kind: 'sealedAnew' }
  /** An open round was found. */
  | { readonly kind: 'resumed' };

/** Errors after which the server may have executed the call. */
const OPEN_CODES: ReadonlySet<string> = new Set(['connection', 'unavailable', 'system_error']);

/** What follows from a failed bet or step. */
export function afterFailure(error: unknown): 'lost' | 'sealAnew' | 'askAgain' | 'refused' {
  if (!(error instanceof ApiError) || OPEN_CODES.has(error.code)) return 'lost';
  if (error.code === 'round_expired') return 'sealAnew';
  // Another tab or an earlier attempt has changed the round.
  if (error.code === 'round_not_open' || error.code === 'idempotency_conflict') return 'askAgain';
  return 'refused';
}

/** What went wrong or changed with the round, and what the player can do. */
export function RoundNotice({ note, rules, onRetry }: RoundNoticeProps) {
  const { t } = useTranslation();
  if (note === undefined) return null;
  const tone = note.kind === 'refused' ? 'danger' : note.kind === 'lost' ? 'warn' : 'info';
  const { Icon, className } = LOOK[tone];
  return (
    <div
      role={tone === 'info' ? 'status' : 'alert'}
      className={cn('grid gap-2 rounded-md px-3.5 py-2.5 text-sm', className)}
    >
      <div className="flex items-start gap-2.5">
        <Icon size={18} aria-hidden="true" className="mt-px" />
        {note.kind === 'refused' ? (
          <Refusal error={note.error} rules={rules} />
        ) : (
          <p>{t(`originals.note.${note.kind}`)}</p>
        )}
      </div>
      {note.kind === 'lost' && <Button onClick={onRetry}>{t('originals.note.check')}</Button>}
      {note.kind === 'refused' && <WayOn error={note.error} onRetry={onRetry} />}
    </div>
  );
}

function Refusal({ error, rules }: { readonly error: unknown; readonly rules: InhouseRules }) {
  const { t } = useTranslation();
  const write = useMoney();
  const code = error instanceof ApiError ? error.code : undefined;
  const { minStake, maxStake } = rules;
  return (
    <p>
      {errorText(error)}
      {code === 'bet_limit_exceeded' &&
        ` ${t('originals.note.limits', { min: write(minStake), max: write(maxStake) })}`}
      {code === 'insufficient_balance' && isTrial() && ` ${t('originals.note.trialSpent')}`}
    </p>
  );
}

/** The next step after a refusal, where there is one. */
function WayOn({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const code = error instanceof ApiError ? error.code : undefined;
  const show = (panel: string) => () => open('memberCenter', { own: true, panel });
  if (code === 'insufficient_balance') {
    return isTrial() ? null : <Button onClick={show('depositv2')}>{t('originals.deposit')}</Button>;
  }
  if (code === 'play_limit_reached') return <Button onClick={show('profile')}>{t('originals.note.myLimits')}</Button>;
  if (code === 'birthday_required') return <Button onClick={show('profile')}>{t('originals.note.addBirthday')}</Button>;
  if (code === 'bet_limit_exceeded' || code === 'validation_failed') return null;
  return <Button onClick={onRetry}>{t('common.retry')}</Button>;
}
