import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  proposeContract,
  useCheckContractConflicts,
  useGetContractBasis,
} from '#generated/client/contract/contract.ts';
import {
  CarryOver,
  type ContractBasis,
  type ContractDraftPayload,
  type ContractKind,
  type ContractTerms,
} from '#generated/model/index.ts';
import { proposeContractBodyTermsTiersMax } from '#generated/zod/contract/contract.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { useAhead, useTime } from '#portal/entities/time/use-time.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { useSettled } from '#portal/lib/timing.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Checkbox } from '#portal/ui/checkbox.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { tiersRise } from '#shared/contracts/contract-pay.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { AccountFace, typeName } from '../accounts.tsx';
import { ConflictTable, usePercent } from './contract-parts.tsx';
import { Simulator } from './simulator.tsx';

type ProposalProps = {
  readonly basis: ContractBasis;
  /** When the basis came, by the visitor's clock. */
  readonly cameAt: number;
  readonly onClose: () => void;
};

/** The draft of a contract, beginning with the terms in force, and what it would pay and end. */
export function Proposal({ basis, cameAt, onClose }: ProposalProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const queries = useQueryClient();
  const point = useLanguage().language === 'VI' ? ',' : '.';
  const { kind, ownRate, downline } = basis;
  const downlineId = downline.id ?? '';
  const [draft, setDraft] = useState<Draft>(() => draftOf(basis.current?.terms, point));
  const [accepted, setAccepted] = useState<string>();
  const figures = useFigures(basis, draft.activeMinimum);
  const ahead = useAhead(basis.asOf, cameAt);
  const terms = termsIn(draft, kind);
  const rises = terms === undefined || tiersRise(terms.tiers);
  const top = terms && Math.max(...terms.tiers.map(({ rate }) => rate));
  const fit = terms && rises && top !== undefined && top <= ownRate ? terms : undefined;
  const check = useConflicts(kind, downlineId, fit);
  const conflicts = fit && check.data?.conflicts;
  const hash = check.data?.conflictHash ?? null;
  const isAccepted = hash === null || accepted === hash;
  const propose = useMutation({
    mutationFn: async () => {
      if (fit === undefined) return;
      await proposeContract({ kind, downlineId, terms: fit, ...(hash !== null && { conflictHash: hash }) });
      toast.success(t('contracts.proposed'));
      void queries.invalidateQueries();
      onClose();
    },
    // What would end may have changed.
    onError: () => void check.refetch(),
  });
  function send() {
    if (check.isCurrent && isAccepted && !propose.isPending) propose.mutate();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)]">
      <form onSubmit={submit} className="grid min-w-0 gap-4">
        <ProposalHead basis={basis} proposed={top} />
        <Card className="min-w-0 divide-y divide-line">
          <section aria-label={t('contracts.tiers')} className="grid gap-3 p-4 sm:px-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="text-[15px] font-semibold">{t('contracts.tiers')}</h3>
              <p className="text-xs text-text-3">
                {ownRate === 0 ? t('contracts.ownNone') : t('contracts.ownRate', { rate: percent(ownRate) })}
              </p>
            </div>
            <TierFields kind={kind} draft={draft} ownRate={ownRate} onChange={setDraft} />
            {!rises && (
              <p role="alert" className="text-sm text-danger">
                {t('contracts.mustRise')}
              </p>
            )}
          </section>
          <div className="p-4 sm:px-5">
            <WindowFields kind={kind} draft={draft} ahead={ahead} onChange={setDraft} />
          </div>
        </Card>
        <Card className="min-w-0 divide-y divide-line overflow-hidden">
          {conflicts && conflicts.length > 0 && <ConflictTable conflicts={conflicts} />}
          <div className="grid gap-3 p-4 sm:px-5">
            {fit && check.error !== null && <FailureNote error={check.error} onRetry={() => void check.refetch()} />}
            {propose.error !== null && <FailureNote error={propose.error} onRetry={send} />}
            <div className="flex flex-wrap items-center gap-3">
              {fit && hash !== null && (
                <AcceptList
                  hash={hash}
                  isAccepted={isAccepted}
                  onChange={(next) => setAccepted(next ? hash : undefined)}
                />
              )}
              <div className="ml-auto flex flex-wrap gap-3">
                <Button onClick={onClose}>{t('contracts.cancel')}</Button>
                <Button
                  type="submit"
                  variant="brand"
                  disabled={fit === undefined || !isAccepted}
                  loading={propose.isPending || (fit !== undefined && check.error === null && !check.isCurrent)}
                >
                  {t('contracts.sendTo', { name: downline.account })}
                </Button>
              </div>
            </div>
          </div>
        </Card>
      </form>
      <Simulator basis={basis} figures={figures} terms={fit} />
    </div>
  );
}

type TierFieldsProps = {
  readonly kind: ContractKind;
  readonly draft: Draft;
  /** The highest rate that may be granted, in basis points. */
  readonly ownRate: number;
  readonly onChange: (draft: Draft) => void;
};

type FieldName = Exclude<keyof DraftTier, 'key'>;

/** The tiers of a draft, one to six, each in one line under the names of its columns. */
function TierFields({ kind, draft, ownRate, onChange }: TierFieldsProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { tiers } = draft;
  const add = useRef<HTMLButtonElement>(null);
  const names = (['turnover', 'activeDownlines', 'loss', 'rate'] as const).filter(
    (name) => name !== 'loss' || kind === 'dividend',
  );
  const columns = cn(
    'grid items-start gap-2 max-sm:grid-cols-2',
    kind === 'dividend'
      ? 'sm:grid-cols-[24px_repeat(4,minmax(0,1fr))_32px]'
      : 'sm:grid-cols-[24px_repeat(3,minmax(0,1fr))_32px]',
  );
  const change = (key: number, name: FieldName, value: string) =>
    onChange({ ...draft, tiers: tiers.map((tier) => (tier.key === key ? { ...tier, [name]: value } : tier)) });
  function remove(key: number) {
    onChange({ ...draft, tiers: tiers.filter((tier) => tier.key !== key) });
    // The pressed button goes with its tier.
    add.current?.focus();
  }
  function problemOf(name: FieldName, text: string): string | undefined {
    if (isWrong(name, text)) return t(`contracts.wrong.${name}`);
    const isAbove = name === 'rate' && (basisPointsIn(text) ?? 0) > ownRate;
    return isAbove ? t('contracts.aboveOwn', { rate: percent(ownRate) }) : undefined;
  }
  return (
    <div className="grid gap-2 max-sm:gap-4">
      <div aria-hidden="true" className={cn(columns, 'text-sm text-text-2 max-sm:hidden')}>
        <span />
        {names.map((name) => (
          <span key={name}>{t(`contracts.field.${name}`)}</span>
        ))}
      </div>
      {tiers.map((tier, at) => (
        <fieldset key={tier.key} className={columns}>
          <legend className="mb-1.5 text-sm font-semibold sm:sr-only">
            {t('contracts.tierNumber', { number: at + 1 })}
          </legend>
          <span
            aria-hidden="true"
            className="num mt-2.5 grid size-6 place-items-center rounded-full bg-surface-3 text-xs max-sm:hidden"
          >
            {at + 1}
          </span>
          {names.map((name) => (
            <div key={name} className="sm:-mt-1.5 sm:[&_label]:sr-only">
              <TextField
                label={t(`contracts.field.${name}`)}
                inputMode="decimal"
                autoComplete="off"
                value={tier[name]}
                error={problemOf(name, tier[name])}
                trailing={name === 'rate' && <span aria-hidden="true">%</span>}
                onChange={(event) => change(tier.key, name, event.target.value)}
              />
            </div>
          ))}
          {tiers.length > 1 && (
            <IconButton
              size="sm"
              className="sm:mt-1.5"
              label={t('contracts.removeTier', { number: at + 1 })}
              onClick={() => remove(tier.key)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-3 pt-1">
        {tiers.length < proposeContractBodyTermsTiersMax && (
          <Button
            ref={add}
            size="sm"
            onClick={() => {
              const key = Math.max(...tiers.map((tier) => tier.key)) + 1;
              const { key: _, ...last } = tiers.at(-1) ?? emptyTier(0);
              onChange({ ...draft, tiers: [...tiers, { ...last, key, rate: '' }] });
            }}
          >
            <Plus size={16} aria-hidden="true" />
            {t('contracts.addTier')}
          </Button>
        )}
        <span className="text-xs text-text-3">
          {t('contracts.tiersOf', { some: tiers.length, most: proposeContractBodyTermsTiersMax })}
        </span>
      </div>
    </div>
  );
}

/** Whether what is typed is wrong; an empty rate is only missing. */
function isWrong(name: FieldName, text: string): boolean {
  if (name === 'rate') return text.trim() !== '' && basisPointsIn(text) === undefined;
  return (name === 'activeDownlines' ? countIn(text) : amountIn(text)) === undefined;
}

type WindowFieldsProps = {
  readonly kind: ContractKind;
  readonly draft: Draft;
  /** How far the server's clock is ahead of the visitor's, in ms. */
  readonly ahead: number;
  readonly onChange: (draft: Draft) => void;
};

/** Who counts as active, what is carried over, how often is paid and from when. */
function WindowFields({ kind, draft, ahead, onChange }: WindowFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t('contracts.field.activeMinimum')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.activeMinimum}
          error={amountIn(draft.activeMinimum) === undefined ? t('contracts.wrong.turnover') : undefined}
          onChange={(event) => onChange({ ...draft, activeMinimum: event.target.value })}
        />
        <dl className="contents">
          <div className="grid gap-1.5">
            <dt className="text-sm font-medium text-text-2">{t('contracts.howOften')}</dt>
            <dd className="flex items-center sm:min-h-touch">{t(`contracts.every.${kind}`)}</dd>
          </div>
          <div className="grid gap-1.5">
            <dt className="text-sm font-medium text-text-2">{t('contracts.starts')}</dt>
            <dd className="num flex items-center sm:min-h-touch">
              <NextWindow kind={kind} ahead={ahead} />
            </dd>
          </div>
        </dl>
      </div>
      {kind === 'dividend' && (
        <FilterSelect
          label={t('contracts.field.carryOver')}
          value={draft.carryOver}
          options={Object.values(CarryOver).map((value) => ({ value, label: t(`contracts.carry.${value}`) }))}
          onChange={(carryOver) => onChange({ ...draft, carryOver: carryOver ?? 'none' })}
          className="justify-self-start"
        />
      )}
    </div>
  );
}

/** When the next window begins, by the server's clock. */
function NextWindow({ kind, ahead }: Pick<WindowFieldsProps, 'kind' | 'ahead'>) {
  const { t } = useTranslation();
  const dates = useDates();
  const { to } = windowAt(kind, useTime(ahead), useBrandZone());
  const isShort = kind === 'hourly' || kind === 'realtime';
  return t('contracts.nextWindow', { at: dates.write(to, isShort ? 'time' : 'datetime') });
}

type ProposalHeadProps = {
  readonly basis: ContractBasis;
  /** The highest rate of the draft, in basis points. */
  readonly proposed: number | undefined;
};

/** Whom a proposal is for, what it replaces, and the rate now and then. */
function ProposalHead({ basis: { downline, type, current }, proposed }: ProposalHeadProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const now = current?.terms.tiers.at(-1)?.rate;
  const replaced =
    current &&
    t('contracts.replacesOf', {
      contract: current.contractId,
      version: current.version,
      at: dates.write(Date.parse(current.effectiveFrom ?? current.createdAt), 'date'),
    });
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <AccountFace account={downline.account} size="lg" />
      <div className="grid min-w-0 flex-1 basis-60">
        <h3 className="text-[15px] font-semibold wrap-anywhere">{t('contracts.newFor', { name: downline.account })}</h3>
        <p className="text-xs text-text-3">
          {t(`team.type.${typeName(type)}`)}. {replaced ?? t('contracts.replacesNone')}
        </p>
      </div>
      <dl className="flex items-end gap-3 text-right">
        <div className="grid">
          <dt className="text-xs text-text-3">{t('contracts.now')}</dt>
          <dd className="num font-bold">{now === undefined ? t('contracts.noTier') : percent(now)}</dd>
        </div>
        <ArrowRight size={16} aria-hidden="true" className="mb-1 text-text-3" />
        <div className="grid">
          <dt className="text-xs text-text-3">{t('contracts.proposedTop')}</dt>
          <dd className="num font-bold">{proposed === undefined ? '–' : percent(proposed)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** The figures of the team so far, by the minimum of the draft. */
function useFigures(basis: ContractBasis, typed: string) {
  const { kind, downline, figures } = basis;
  const activeMinimum = useSettled(amountIn(typed) ?? figures.activeMinimum);
  const isOther = Number(activeMinimum) !== Number(figures.activeMinimum);
  const query = useGetContractBasis(
    { kind, downlineId: downline.id ?? '', activeMinimum },
    { query: { enabled: isOther, placeholderData: keepPreviousData } },
  );
  return (isOther && query.data?.figures) || figures;
}

type AcceptListProps = {
  readonly hash: string;
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
};

/** The consent to the end of the listed contracts, with a short code that changes with the list (CONTRACT-06). */
function AcceptList({ hash, isAccepted, onChange }: AcceptListProps) {
  const { t } = useTranslation();
  const code = hash.slice(0, 8).toUpperCase();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Checkbox checked={isAccepted} onChange={(event) => onChange(event.target.checked)}>
        {t('contracts.haveRead')}
      </Checkbox>
      <span className="text-xs text-text-3">
        {t('contracts.listCode')}{' '}
        <span className="num font-semibold text-text-2">
          {code.slice(0, 4)} {code.slice(4)}
        </span>
      </span>
    </div>
  );
}

/** What a draft would end, once its terms stand still; nothing is asked while they cannot be sent. */
function useConflicts(kind: ContractKind, downlineId: string, terms: ContractTerms | undefined) {
  const draft = JSON.stringify({ kind, downlineId, terms });
  const asked = useSettled(draft);
  const isSettled = asked === draft;
  const payload: ContractDraftPayload = JSON.parse(asked);
  const query = useCheckContractConflicts(payload, {
    // Others sign and end contracts meanwhile.
    query: { enabled: isSettled && terms !== undefined, gcTime: 0 },
  });
  return { ...query, isCurrent: isSettled && query.data !== undefined && !query.isFetching };
}

/** A tier as it is typed; `rate` in percent. */
type DraftTier = {
  /** Stays with the row while others come and go. */
  readonly key: number;
  readonly turnover: string;
  readonly activeDownlines: string;
  readonly loss: string;
  readonly rate: string;
};

/** Terms as they are typed. */
type Draft = {
  readonly tiers: readonly DraftTier[];
  readonly activeMinimum: string;
  readonly carryOver: CarryOver;
};

/** The terms in force as they would be typed, with the decimal point of the language; without any an empty tier. */
function draftOf(terms: ContractTerms | undefined, point: string): Draft {
  if (terms === undefined) return { tiers: [emptyTier(1)], activeMinimum: '0', carryOver: 'none' };
  const tiers = terms.tiers.map(({ turnover, activeDownlines, loss, rate }, at) => ({
    key: at + 1,
    turnover,
    activeDownlines: String(activeDownlines),
    loss: loss ?? '0',
    rate: (rate / 100).toFixed(2).replace('.', point),
  }));
  return { tiers, activeMinimum: terms.activeMinimum, carryOver: terms.carryOver ?? 'none' };
}

function emptyTier(key: number): DraftTier {
  return { key, turnover: '0', activeDownlines: '0', loss: '0', rate: '' };
}

/** The terms of a draft; undefined while a field is empty or wrong. */
function termsIn({ tiers, activeMinimum, carryOver }: Draft, kind: ContractKind): ContractTerms | undefined {
  const isDividend = kind === 'dividend';
  const minimum = amountIn(activeMinimum);
  const read = tiers.flatMap((tier) => {
    const [turnover, activeDownlines] = [amountIn(tier.turnover), countIn(tier.activeDownlines)];
    const [loss, rate] = [isDividend ? amountIn(tier.loss) : null, basisPointsIn(tier.rate)];
    if (turnover === undefined || activeDownlines === undefined || loss === undefined || rate === undefined) return [];
    return [{ turnover, activeDownlines, loss, rate }];
  });
  if (minimum === undefined || read.length < tiers.length) return undefined;
  return { tiers: read, activeMinimum: minimum, carryOver: isDividend ? carryOver : null };
}

/** The basis points, from 1, of a typed percentage; undefined for anything else. */
function basisPointsIn(text: string): number | undefined {
  const parts = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const points = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return points >= 1 && points <= 10_000 ? points : undefined;
}

/** A typed amount that is not negative as the contract writes it; undefined for anything else. */
function amountIn(text: string): string | undefined {
  const parts = /^(\d{1,15})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const whole = (parts[1] ?? '').replace(/^0+(?=\d)/, '');
  return `${whole}.${(parts[2] ?? '').padEnd(2, '0')}`;
}

/** A typed count; undefined for anything else. */
function countIn(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
}
