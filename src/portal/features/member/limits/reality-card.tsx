import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getGetPlayLimitsQueryKey,
  getGetRealityCheckQueryKey,
  useSetRealityCheck,
} from '#generated/client/member-limits/member-limits.ts';
import type { PlayLimits, RealityCheck } from '#generated/model/index.ts';
import { errorText } from '#portal/api/error-text.ts';
import { Card } from '#portal/ui/card.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { toast } from '#portal/ui/toast.ts';
import { durationText } from './duration-text.ts';

type RealityCardProps = { readonly minutes: number; readonly choices: readonly number[] };

/** How often the reality check is shown. A choice holds at once. */
export function RealityCard({ minutes, choices }: RealityCardProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const set = useSetRealityCheck({
    mutation: {
      onSuccess: (check) => {
        queries.setQueryData<RealityCheck>(getGetRealityCheckQueryKey(), check);
        queries.setQueryData<PlayLimits>(
          getGetPlayLimitsQueryKey(),
          (limits) => limits && { ...limits, realityCheckMinutes: check.intervalMinutes },
        );
        toast.success(t('member.limits.reality.saved'));
      },
      onError: (failure) => toast.error(errorText(failure)),
    },
  });
  const shown = set.isPending ? set.variables.data.intervalMinutes : minutes;
  return (
    <Card className="grid gap-3 p-4 sm:px-5">
      <div>
        <h4 className="font-semibold">{t('member.limits.reality.title')}</h4>
        <p className="text-sm text-text-2">{t('member.limits.reality.body')}</p>
      </div>
      <Segmented
        label={t('member.limits.reality.label')}
        options={choices.map((choice) => ({
          value: String(choice),
          label: choice === 0 ? t('member.limits.reality.off') : durationText(t, choice),
        }))}
        value={String(shown)}
        onChange={(value) => set.mutate({ data: { intervalMinutes: Number(value) } })}
        className="w-full sm:w-fit"
      />
    </Card>
  );
}
