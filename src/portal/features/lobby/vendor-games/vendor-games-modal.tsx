import { LayoutGrid, LogIn, Store } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVendors } from '#generated/client/catalogue/catalogue.ts';
import { GameCategory } from '#generated/model/index.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { isDirectLaunch, useLaunch } from '#portal/entities/launch/use-launch.ts';
import { VendorIcon } from '#portal/entities/vendor/vendor-icon.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';
import { noFilters, searchWords } from '../lobby-filters.ts';
import { useCatalogueGames } from '../lobby-games.ts';
import { SearchField } from '../search-field.tsx';
import { TilePages } from '../tile-pages.tsx';

/**
 * `vendorGames`: the games of one vendor in one category, where an entry of `isGame` `VASSALAGE` is pressed (LOBBY-14).
 * The address names both.
 */
export function VendorGamesModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [params, change] = useAddress();
  const launch = useLaunch();
  const { data: vendors } = useListVendors();
  // The category, if the vendor has several.
  const [vassalage = '', wanted] = (params.get('vendorGames') ?? '').split('.');
  const lanes = vendors?.data.lanes.filter(({ cards }) => cards.some((card) => card.vassalage === vassalage)) ?? [];
  const lane = lanes.find(({ title }) => title === wanted) ?? lanes[0];
  const vendor = lane?.cards.find((card) => card.vassalage === vassalage);
  const gameType = lane?.title ?? GameCategory.RNG;
  const gameName = searchWords(params.get('vendorGames.name') ?? '');
  // Keeps one object for the same filters; a new one would render in a loop while an answer loads.
  const filters = useMemo(() => ({ ...noFilters, vassalage, gameName }), [vassalage, gameName]);
  const list = useCatalogueGames(gameType, filters, { enabled: vendor !== undefined });

  const title = vendor ? t('lobbies.vendorGames.title', { vendor: vendor.vendorName }) : t('common.loading');
  if (vendors && !vendor) {
    return (
      <Modal title={t('lobbies.vendorGames.unknownTitle')} titleHidden closeLabel={t('common.close')} onClose={onClose}>
        <div className="p-6">
          <EmptyState
            icon={<Store size={18} />}
            title={t('lobbies.vendorGames.unknownTitle')}
            text={t('lobbies.vendorGames.unknownBody')}
            action={
              <Button size="sm" onClick={onClose}>
                {t('common.close')}
              </Button>
            }
          />
        </div>
      </Modal>
    );
  }
  return (
    <Modal size="wide" title={title} titleHidden closeLabel={t('common.close')} onClose={onClose}>
      <div className="sticky top-0 z-raised border-b border-line bg-surface-1 py-3.5 pr-16 pl-4 sm:pl-6">
        <div className="flex min-h-11 items-center gap-3">
          {vendor && (
            <>
              <VendorIcon src={vendor.smallIcon} size={44} className="size-11 rounded-md bg-surface-3" />
              <div className="min-w-0">
                <p aria-hidden="true" className="title truncate">
                  {vendor.vendorName}
                </p>
                <p className="text-sm text-text-2">{t('common.games', { count: vendor.gameCount })}</p>
              </div>
              {isDirectLaunch(gameType) && (
                <Button
                  variant="brand"
                  className="ml-auto"
                  aria-label={t('lobbies.openLobby', { vendor: vendor.vendorName })}
                  onClick={() => launch({ ...vendor, gameType })}
                >
                  <LogIn size={18} aria-hidden="true" />
                  <span className="max-sm:hidden">{t('lobbies.vendorGames.lobby')}</span>
                </Button>
              )}
            </>
          )}
        </div>
        <SearchField
          value={gameName}
          onChange={(words) => change({ 'vendorGames.name': words === '' ? undefined : words }, { replace: true })}
          label={t('lobbies.vendorGames.search')}
          className="mt-3"
        />
      </div>
      <section aria-label={title} aria-busy={list.isPending || list.isStale} className="px-4 pt-4 pb-7 sm:px-6">
        <TilePages
          list={list}
          failedTitle={t('lobby.failedTitle')}
          empty={
            <EmptyState
              icon={<LayoutGrid size={18} />}
              title={gameName === '' ? t('lobbies.vendorGames.emptyTitle') : t('lobby.emptyTitle')}
              text={gameName === '' ? t('lobbies.vendorGames.emptyBody') : t('lobby.emptyBody')}
            />
          }
        />
      </section>
    </Modal>
  );
}
