import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { usePanel } from '../../access/use-panel.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { IconButton } from '../../ui/button.tsx';
import { TitleRowPlace } from '../../ui/card.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMember } from '../shell/use-member.ts';
import { CentreMenu, MenuSkeleton } from './centre-menu.tsx';
import type { CentrePage } from './centre-page.ts';

type CentreFrameProps = {
  /** The centre's name. */
  readonly name: string;
  /** The text beside the picture; the second line adds details of the account. */
  readonly title: string;
  readonly subtitle: string;
  /** In menu order; the centre opens on the first. */
  readonly pages: readonly CentrePage[];
  readonly signsOut: boolean;
  /** At the end of the full menu. */
  readonly foot?: ReactNode;
  readonly onClose: () => void;
};

/**
 * A centre over the page (LAYOUT-02, LAYOUT-03): its menu, and the selected page in the pane at the right (MEMBER-21).
 * On phones the menu comes first and each page has a back button.
 */
export function CentreFrame({ name, title, subtitle, pages: all, signsOut, foot, onClose }: CentreFrameProps) {
  const { t } = useTranslation();
  const site = useSite();
  const pages = all.filter(({ isOn }) => isOn === undefined || isOn(site));
  const { nickname, info } = useMember();
  const { page, show } = usePanel();
  const hasRoom = useMediaQuery('(width >= 640px)');
  const isWide = useMediaQuery('(width >= 1280px)');
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const named = pages.find(({ id }) => id === page);
  const shown = named ?? (hasRoom ? pages[0] : undefined);
  const tabs = pages
    .flatMap(({ id, tab }) => (tab ? [{ ...tab, value: id }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ value, label }) => ({ value, label: label(t) }));
  const size = hasRoom ? (isWide ? 'full' : 'icons') : 'list';

  return (
    <Sheet
      label={name}
      title={shown?.label(t) ?? name}
      closeLabel={t('common.close')}
      onClose={onClose}
      shown={hasRoom ? 'both' : shown ? 'pane' : 'menu'}
      lead={
        !hasRoom &&
        shown && (
          <IconButton label={t('centre.menu', { centre: name })} onClick={() => show(undefined)}>
            <Menu size={20} aria-hidden="true" />
          </IconButton>
        )
      }
      head={
        isWide && (
          <div ref={setPlace} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {shown?.tab && <Segmented label={t('centre.tabs')} options={tabs} value={shown.id} onChange={show} />}
          </div>
        )
      }
      menu={
        info ? (
          <CentreMenu
            label={name}
            title={title}
            subtitle={subtitle}
            nickname={nickname}
            pages={pages.filter(({ isFor }) => isFor === undefined || isFor(info))}
            current={shown?.id}
            size={size}
            signsOut={signsOut}
            foot={isWide && foot}
            onShow={show}
          />
        ) : (
          <MenuSkeleton label={t('common.loading')} isFirst={shown !== undefined} />
        )
      }
    >
      {shown && (
        <Suspense fallback={<Spinner label={t('common.loading')} className="grid h-60 place-items-center" />}>
          <TitleRowPlace value={place}>
            <shown.Page key={shown.id} />
          </TitleRowPlace>
        </Suspense>
      )}
    </Sheet>
  );
}
