import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  proposeContract,
  useCheckContractConflicts,
  useGetContractBasis,
} from '#generated/client/contract/contract.ts';
import type { ContractBasis, ContractDraftPayload, ContractKind, ContractTerms } from '#generated/model/index.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { useAhead } from '#portal/entities/time/use-time.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { useSettled } from '#portal/lib/use-settled.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Checkbox } from '#portal/ui/checkbox.tsx';
import { toast } from '#portal/ui/toast.ts';
import { tiersRise } from '#shared/contracts/contract-pay.ts';
import { ConflictTable } from './conflict-table.tsx';
import { type Draft, draftOf, termsIn } from './draft.ts';
import { amountIn } from './percent.ts';
import { ProposalHead } from './proposal-head.tsx';
import { Simulator } from './simulator.tsx';
import { TierFields } from './tier-fields.tsx';
import { usePercent } from './use-percent.ts';
import { WindowFields } from './window-fields.tsx';

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
