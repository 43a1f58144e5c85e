import { useTranslation } from 'react-i18next';
import { useGetSecurityCentre } from '#generated/client/member-security/member-security.ts';
import type { SecurityCentre } from '#generated/model/index.ts';
import { LoadState, RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { Card } from '#portal/ui/card.tsx';
import { LimitsCard } from '../limits/limits-card.tsx';
import { DeviceList, LoginHistory } from './device-list.tsx';
import { SafetyRows } from './safety-rows.tsx';

const RADIUS = 41;

const ROUND = 2 * Math.PI * RADIUS;

/** `securityCenter`, the member's account (MEMBER-02): how safe it is, its devices, and who has logged in. */
export function SecurityPage() {
  const query = useGetSecurityCentre();
  const { data } = query;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_344px]">
      <div className="grid min-w-0 gap-4">
        {data ? (
          <>
            <SafetyScore centre={data} />
            <SafetyRows centre={data} />
          </>
        ) : (
          <Card>
            <LoadState query={query} skeleton={<RowSkeletons rows={12} />} />
          </Card>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        <LimitsCard />
        <DeviceList />
      </div>
      <LoginHistory />
    </div>
  );
}

/** The safety of the account as a number and a word, with the next step. */
function SafetyScore({ centre: { score, strength } }: { readonly centre: SecurityCentre }) {
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
