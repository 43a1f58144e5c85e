import { useTranslation } from 'react-i18next';
import type { Draw, LotterySlipPayload } from '#generated/model/index.ts';
import { Chip } from '#portal/ui/chip.tsx';
import { chaseDraws, drawName, moved } from './slip-draws.ts';

type SlipDrawProps = {
  readonly slip: LotterySlipPayload;
  readonly draws: readonly Draw[];
  /** The draws that take bets now. */
  readonly open: readonly Draw[];
  /** The greatest multiple of a draw. */
  readonly mostMultiple: number;
  readonly onChange: (slip: LotterySlipPayload) => void;
};

/** Chooses the draw that the slip is for where several stations draw at once; nothing elsewhere. */
export function SlipDraw({ slip, draws, open, mostMultiple, onChange }: SlipDrawProps) {
  const { t } = useTranslation();
  const drawId = slip.draws[0]?.drawId ?? '';
  const choices = open.filter(({ drawAt }) => drawAt === open[0]?.drawAt);
  if (choices.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-text-2">{t('betting.drawLabel')}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
      <div role="group" aria-label={t('betting.station')} className="flex flex-wrap gap-1.5">
        {choices.map((draw) => (
          <Chip
            key={draw.drawId}
            selected={draw.drawId === drawId}
            onClick={() => onChange(moved(slip, chaseDraws(draws, draw.drawId), mostMultiple))}
          >
            {drawName(draws, draw.drawId)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
