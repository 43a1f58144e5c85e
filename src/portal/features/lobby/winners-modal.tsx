import { keepPreviousData } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListWinnerRank } from '../../../../generated/client/catalogue/catalogue.ts';
import { type AddressChanges, useAddress } from '../../access/use-address.ts';
import { readPeriod, winnerPeriods } from '../../entities/winner/winner-periods.ts';
import { WinnerRows } from '../../entities/winner/winner-rows.tsx';
import { cn } from '../../lib/cn.ts';
import { Modal } from '../../ui/modal.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';

const PAGE_SIZE = 20;
const orders = ['highest', 'latest'] as const;

/** `winners`: the wins of today, the week or the month, the highest or the latest first (LOBBY-18, ENTITY-45). */
export function WinnersModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [params, changeAddress] = useAddress();
  const change = (changes: AddressChanges) => changeAddress(changes, { replace: true, atOnce: true });
  const period = readPeriod(params.get('winners'));
  const sort = orders.find((order) => order === params.get('winners.sort')) ?? 'highest';
  const page = params.get('winners.page') ?? '';
  const pageNo = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useListWinnerRank(
    { period, sort, pageNo, pageSize: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Modal title={t('winners.winners')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3 sm:px-6">
        <Segmented
          label={t('winners.period')}
          options={winnerPeriods.map((value) => ({ value, label: t(`winners.periods.${value}`) }))}
          value={period}
          onChange={(next) => change({ winners: next, 'winners.page': undefined })}
        />
        <Segmented
          label={t('winners.order')}
          options={orders.map((value) => ({ value, label: t(`winners.orders.${value}`) }))}
          value={sort}
          onChange={(next) =>
            change({ 'winners.sort': next === 'highest' ? undefined : next, 'winners.page': undefined })
          }
        />
      </div>
      <div aria-busy={isPending || isPlaceholderData} className="flex-1 px-4 sm:px-6">
        {isPending && <Skeleton className="h-100" />}
        {isError && !data && (
          <ErrorState
            title={t('winners.failed')}
            text={t('winners.failedBody')}
            retryLabel={t('common.retry')}
            retrying={isFetching}
            onRetry={refetch}
          />
        )}
        {data && data.content.length === 0 && (
          <EmptyState
            icon={<Trophy size={18} />}
            title={t(`winners.none.${data.period}`)}
            text={t('winners.noneBody')}
          />
        )}
        {data && data.content.length > 0 && (
          <div className={cn(isPlaceholderData && 'opacity-60 transition-opacity')}>
            <WinnerRows wins={data.content} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
        <p className="text-xs text-text-3">{t('winners.note')}</p>
        {data && data.totalPages > 1 && (
          <Pager
            page={pageNo}
            pages={data.totalPages}
            range={3}
            margin={1}
            onChange={(next) => change({ 'winners.page': next === 1 ? undefined : String(next) })}
            label={t('winners.pages')}
            previousLabel={t('common.previous')}
            nextLabel={t('common.next')}
            pageLabel={(number) => t('winners.page', { page: number })}
          />
        )}
      </div>
    </Modal>
  );
}
