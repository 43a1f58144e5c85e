import { useTranslation } from 'react-i18next';
import type { SecurityCentre } from '#generated/model/index.ts';
import { Card } from '#portal/ui/card.tsx';

const RADIUS = 41;
const ROUND = 2 * Math.PI * RADIUS;

/** The safety of the account as a number and a word, with the next step. */
export function SafetyScore({ centre: { score, strength } }: { readonly centre: SecurityCentre }) {
  const { t } = useTranslation();
  return (
    <Card className="flex items-center gap-4 p-4 sm:gap-6 sm:px-6 sm:py-5">
      <div
        role="img"
        aria-label={t('member.security.score', { score })}
        className="relative size-14 flex-none sm:size-24"
      >
        <svg viewBox="0 0 96 96" aria-hidden="true" className="size-full -rotate-90">
          <circle cx="48" cy="48" r={RADIUS} fill="none" strokeWidth="8" className="stroke-surface-3" />
          <circle
            cx="48"
            cy="48"
            r={RADIUS}
            fill="none"
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
            className="stroke-brand-graphic"
          />
        </svg>
        <span
          aria-hidden="true"
          className="num absolute inset-0 grid place-items-center text-md font-bold sm:text-[26px]"
        >
          {score}
        </span>
      </div>
      <div className="min-w-0">
        <h3 className="title text-lg sm:text-[20px]/7">{t(`member.security.strength.${strength}.title`)}</h3>
        <p className="mt-1 max-w-110 text-sm text-text-2 sm:text-md">
          {t(`member.security.strength.${strength}.body`)}
        </p>
      </div>
    </Card>
  );
}
