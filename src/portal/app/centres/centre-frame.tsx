import { LogOut, Menu } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../access/site.ts';
import { useModals } from '../../access/use-modals.ts';
import { usePanel } from '../../access/use-panel.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { useLostFocus } from '../../lib/focus.ts';
import { IconButton } from '../../ui/button.tsx';
import { TitleRowPlace } from '../../ui/card.tsx';
import { onIntent } from '../../ui/intent.ts';
import { Spinner } from '../../ui/loading.tsx';
import { Tooltip } from '../../ui/popover.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Avatar } from '../shell/avatar.tsx';
import { useMember } from '../shell/use-member.ts';
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

/** The width of the menu: full, icons only, or the screen of a phone. */
type MenuSize = 'full' | 'icons' | 'list';

type CentreMenuProps = {
  readonly label: string;
  /** The account that the centre belongs to. */
  readonly title: string;
  readonly subtitle: string;
  readonly nickname: string;
  readonly pages: readonly CentrePage[];
  /** The id of the current page. */
  readonly current: string | undefined;
  readonly size: MenuSize;
  readonly signsOut: boolean;
  readonly foot?: ReactNode;
  readonly onShow: (id: string) => void;
};

const ROW = 'relative flex w-full items-center gap-3 rounded-sm text-sm whitespace-nowrap hover:text-text-1';
const ROW_SIZE = { full: 'h-8.5 px-3 touch:h-touch', icons: 'h-10 justify-center touch:h-touch', list: 'h-12 px-3' };

/** The logged-in account, the pages of the centre in groups, and the sign-out button. */
function CentreMenu({
  label,
  title,
  subtitle,
  nickname,
  pages,
  current,
  size,
  signsOut,
  foot,
  onShow,
}: CentreMenuProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const first = useLostFocus<HTMLButtonElement>();
  const groups = [...new Set(pages.map(({ group }) => group))];
  const icons = size === 'icons';
  return (
    <div className="flex min-h-full flex-col gap-3">
      <div className={cn('flex items-center gap-3 pb-1', icons ? 'justify-center' : 'px-2')}>
        <Avatar name={nickname} />
        {!icons && (
          <div className="min-w-0">
            <p title={title} className="truncate font-semibold">
              {title}
            </p>
            <p title={subtitle} className="truncate text-xs text-text-3">
              {subtitle}
            </p>
          </div>
        )}
      </div>
      <nav aria-label={label}>
        {groups.map((group, index) => (
          <Fragment key={group}>
            {index > 0 && <hr className="my-3 border-line" />}
            <ul className="grid gap-px">
              {pages
                .filter((page) => page.group === group)
                .map(({ id, label, Icon, Page, Count }) => (
                  <li key={id}>
                    <Tooltip text={label(t)} disabled={!icons}>
                      <button
                        ref={id === current ? first : undefined}
                        type="button"
                        aria-current={id === current ? 'page' : undefined}
                        data-focus-first={id === current ? '' : undefined}
                        onClick={() => onShow(id)}
                        {...onIntent(Page.preload)}
                        className={cn(
                          ROW,
                          ROW_SIZE[size],
                          id === current
                            ? 'bg-surface-3 font-semibold text-text-1'
                            : 'font-medium text-text-2 hover:bg-surface-2 light:hover:bg-surface-3',
                        )}
                      >
                        <Icon
                          size={icons ? 20 : 18}
                          aria-hidden="true"
                          className={id === current ? 'text-brand-text' : 'text-text-3'}
                        />
                        <span className={icons ? 'sr-only' : 'min-w-0 flex-1 text-left'}>{label(t)}</span>
                        {Count && <Count className={icons ? 'absolute top-0 right-0' : undefined} />}
                      </button>
                    </Tooltip>
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      {foot && <div className="mt-auto">{foot}</div>}
      {signsOut && (
        <div className="mt-auto border-t border-line pt-2">
          <Tooltip text={t('shell.account.signOut')} disabled={!icons}>
            <button
              type="button"
              onClick={() => open('signOut', { own: true })}
              className={cn(ROW, ROW_SIZE[size], 'font-medium text-text-2 hover:bg-surface-2 light:hover:bg-surface-3')}
            >
              <LogOut size={icons ? 20 : 18} aria-hidden="true" className="text-text-3" />
              <span className={icons ? 'sr-only' : undefined}>{t('shell.account.signOut')}</span>
            </button>
          </Tooltip>
        </div>
      )}
    </div>
  );
}

/** The placeholder of the menu while its content loads; it keeps the focus for the current page. */
function MenuSkeleton({ label, isFirst }: { readonly label: string; readonly isFirst: boolean }) {
  return (
    <div
      role="status"
      aria-label={label}
      tabIndex={-1}
      data-focus-first={isFirst ? '' : undefined}
      className="grid gap-3 outline-none"
    >
      {['who', 'first', 'second', 'third', 'fourth'].map((row) => (
        <span key={row} aria-hidden="true" className="skeleton block h-8.5" />
      ))}
    </div>
  );
}
