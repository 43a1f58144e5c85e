import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import type { PlayerRank, VipTiers } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { rankGround } from '../../entities/rank/rank-art.tsx';
import { RankFacts } from '../../entities/rank/rank-facts.tsx';
import { RankProgress } from '../../entities/rank/rank-progress.tsx';
import { Card } from '../../ui/card.tsx';
import { Banner } from './banner.tsx';

/** The member's rank, the progress to the next one, and how long it is kept. */
export function MemberBanner({ rank, rules }: { readonly rank: PlayerRank; readonly rules: VipTiers | undefined }) {
  const { t } = useTranslation();
  const dates = useDates();
  const name = useGetMemberInfo().data?.nickname;
  const { labelName, rankLevel } = rank.clubLabel;
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_356px]">
      <Banner
        kick={name && t('vip.since', { name, date: dates.write(Date.parse(rank.reachedAt), 'date') })}
        title={t('vip.rank', { rank: labelName, level: rankLevel })}
        iconUrl={rank.iconUrl}
        style={rankGround(rank.clubLabel)}
        rules={rules}
      >
        <RankProgress rank={rank} />
      </Banner>
      <Card className="px-5 py-4">
        <h2 className="mb-1.5 text-lg font-semibold">{t('vip.keeping')}</h2>
        <RankFacts rank={rank} rules={rules} />
      </Card>
    </div>
  );
}
