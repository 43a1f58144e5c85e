import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListWinnerRank } from '#generated/client/catalogue/catalogue.ts';
import { listWinnerRankDefaults } from '#generated/client/defaults.ts';
import { type ListWinnerRankParams, ListWinnerRankSort } from '#generated/model/index.ts';
import { type AddressChanges, useAddress } from '../../access/use-address.ts';
import { ListBody } from '../../entities/list/list-body.tsx';
import type { ListSpec } from '../../entities/list/list-spec.ts';
import { useListState, useModalListAddress } from '../../entities/list/use-list-state.ts';
import { readPeriod, winnerPeriods } from '../../entities/winner/win-button.tsx';
import { WinnerRows } from '../../entities/winner/winner-rows.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Segmented } from '../../ui/segmented.tsx';

const orders = Object.values(ListWinnerRankSort);
const spec: ListSpec<ListWinnerRankParams> = {
  pageSize: 20,
  sort: { values: orders, usual: listWinnerRankDefaults.sort },
};

/** `winners`: the wins of today, the week or the month, the highest or the latest first (LOBBY-18, ENTITY-45). */
export function WinnersModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [params, changeAddress] = useAddress();
  const change = (changes: AddressChanges) => changeAddress(changes, { replace: true, atOnce: true });
  const period = readPeriod(params.get('winners'));
  const list = useListState(spec, useModalListAddress('winners'));
  const query = useListWinnerRank({ period, ...list.query }, { query: list.options });
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
          value={list.sort ?? 'highest'}
          onChange={(next) => list.show({ sort: next })}
        />
      </div>
      <ListBody
        list={list}
        query={query}
        failed={t('winners.failed')}
        classNames={{ body: 'flex-1 px-4 sm:px-6', foot: 'pt-4' }}
        empty={{
          icon: <Trophy size={18} />,
          title: t(`winners.none.${period}`),
          text: t('winners.noneBody'),
        }}
      >
        {(data) => (data ? <WinnerRows wins={data.content} /> : <Skeleton className="h-100" />)}
      </ListBody>
      <p className="px-4 py-4 text-xs text-text-3 sm:px-6">{t('winners.note')}</p>
    </Modal>
  );
}
