import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMemberPromotions } from '#generated/client/promotions/promotions.ts';
import type { PromotionSummary } from '#generated/model/index.ts';
import { listMemberPromotionsQueryPageSizeMax } from '#generated/zod/promotions/promotions.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { compareAmounts } from '#shared/money/amount.ts';
import { StepTitle } from './step-title.tsx';

type BonusChoiceProps = {
  readonly offered: readonly PromotionSummary[];
  /** Empty for none. */
  readonly value: string;
  /** What the deposit brings after its fee; undefined while there is no valid amount. */
  readonly received: string | undefined;
  /** Why the server refused the one that was chosen. */
  readonly refusal: string | undefined;
  /** Whether the one that was chosen is offered no longer. */
  readonly isGone: boolean;
  readonly onChange: (promotionId: string) => void;
};

/** The promotions that a deposit can join, with what each asks for; none is chosen at first (PROMO-01). */
export function BonusChoice({ offered, value, received, refusal, isGone, onChange }: BonusChoiceProps) {
  const { t } = useTranslation();
  const none = useRef<HTMLButtonElement>(null);
  const without = useRef<HTMLButtonElement>(null);
  // On a phone the button that sent the deposit is below, out of sight of the reason.
  useEffect(() => {
    if (refusal !== undefined) without.current?.focus();
  }, [refusal]);
  const chosen = offered.find(({ id }) => id === value);
  if (offered.length === 0 && refusal === undefined && !isGone) return null;
  return (
    <section className="grid gap-3">
      <StepTitle step={3}>{t('deposit.bonus.title')}</StepTitle>
      <fieldset aria-label={t('deposit.bonus.title')} className="flex min-w-0 flex-wrap gap-2">
        <Chip ref={none} selected={value === ''} onClick={() => onChange('')}>
          {t('deposit.bonus.none')}
        </Chip>
        {offered.map(({ id, title }) => (
          <Chip key={id} selected={id === value} onClick={() => onChange(id)}>
            {title}
          </Chip>
        ))}
      </fieldset>
      {chosen && <Terms promotion={chosen} received={received} />}
      {isGone && (
        <p role="status" className="text-sm text-warn">
          {t('deposit.bonus.gone')}
        </p>
      )}
      {refusal !== undefined && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">
          <p role="alert" className="min-w-0 flex-1 basis-60">
            {refusal}
          </p>
          <Button
            ref={without}
            size="sm"
            onClick={() => {
              onChange('');
              none.current?.focus();
            }}
          >
            {t('deposit.bonus.without')}
          </Button>
        </div>
      )}
    </section>
  );
}

type TermsProps = { readonly promotion: PromotionSummary } & Pick<BonusChoiceProps, 'received'>;

function Terms({ promotion, received }: TermsProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { reward, wagering, minDeposit } = promotion;
  const isShort = minDeposit !== null && received !== undefined && compareAmounts(received, minDeposit) < 0;
  return (
    <div className="grid gap-1 text-sm text-text-2">
      <p>{reward.text}</p>
      {wagering && <p>{t('deposit.bonus.wagering', { multiple: wagering.multiple, days: wagering.days })}</p>}
      {isShort && (
        <p role="status" className="text-warn">
          {t('deposit.bonus.short', { amount: write(minDeposit) })}
        </p>
      )}
    </div>
  );
}

/** What the member may join now by a deposit; undefined until it is known. */
export function useOffered(): readonly PromotionSummary[] | undefined {
  const { data } = useListMemberPromotions({ state: 'join', pageSize: listMemberPromotionsQueryPageSizeMax });
  return data?.content
    .filter(({ promotion, participation }) => {
      return participation.eligible && promotion.applyMode === 'join' && promotion.minDeposit !== null;
    })
    .map(({ promotion }) => promotion);
}
