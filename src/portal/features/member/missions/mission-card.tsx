import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ProgressBar } from '#portal/ui/progress-bar.tsx';
import { countsMoney } from '#shared/missions/counts-money.ts';

const tones = { open: 'info', claimable: 'brand', claimed: 'success', expired: 'neutral' } as const;

type MissionCardProps = { readonly mission: Mission; readonly claiming: boolean; readonly onClaim: () => void };

/** A mission with its progress, its reward and, once reached, the way to it. */
export function MissionCard({ mission, claiming, onClaim }: MissionCardProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const writeMoney = useMoney();
  const dates = useDates();
  const id = useId();
  const { title, kind, target, progress, reward, state, endsAt } = mission;
  const write = (amount: string) => (countsMoney(kind) ? writeMoney(amount) : formatNumber(Number(amount), locale));
  const share = Math.min(100, Math.floor((Number(progress) / Number(target)) * 100));
  return (
    <Card className="flex h-full flex-col gap-2.5 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 id={id} className="title">
          {title}
        </h3>
        <Badge tone={tones[state]}>{t(`missions.state.${state}`)}</Badge>
      </div>
      <p className="text-sm text-text-2">
        {t('missions.reward', { reward: reward.amount === null ? reward.text : writeMoney(reward.amount) })}
      </p>
      <ProgressBar value={share} max={100} aria-labelledby={id} />
      <p className="num text-sm text-text-2">
        {t('missions.progress', { progress: write(progress), target: write(target) })}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
        <span className="text-sm text-text-3">
          {endsAt === null ? t('missions.stays') : t('missions.until', { time: dates.write(Date.parse(endsAt)) })}
        </span>
        {state === 'claimable' && (
          <Button
            variant="brand"
            size="sm"
            loading={claiming}
            aria-label={t('missions.claimOf', { title })}
            onClick={onClaim}
          >
            {t('missions.claim')}
          </Button>
        )}
      </div>
    </Card>
  );
}
