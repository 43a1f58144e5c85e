import { useTranslation } from 'react-i18next';
import type { LastLogin } from '#generated/model/index.ts';
import { useDates } from '../../access/use-dates.ts';
import { useModals } from '../../access/use-modals.ts';
import { deviceName } from '../../entities/session/device-name.ts';
import { justLoggedIn } from '../../entities/session/start-session.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { ModalProps } from '../modals/modal-props.ts';
import { Avatar } from '../shell/avatar.tsx';
import { useMember } from '../shell/use-member.ts';
import { PopupNotices } from './popup-notices.tsx';
import { useShown } from './use-shown.ts';

/** The dialog after a login: the previous login's facts and the popup announcements (LOGIN-21, LOGIN-32). */
export function AfterLogin({ onClose }: ModalProps) {
  const { t } = useTranslation();
  const { swap } = useModals();
  const { nickname, info } = useMember();
  const last = justLoggedIn()?.lastLogin;
  const failed = useShown('after_login')?.failedSince ?? 0;
  const title = t('postLogin.title', { name: nickname });
  return (
    <Modal fits title={title} titleHidden closeLabel={t('common.close')} onClose={onClose} className="sm:w-160">
      <div className="flex items-center gap-4 px-4 pt-6 pr-16 pb-4.5 sm:px-7.5">
        <Avatar name={nickname} className="size-13 text-lg" />
        <div className="min-w-0">
          <p aria-hidden="true" className="display text-2xl text-balance wrap-anywhere">
            {title}
          </p>
          {info && <p className="text-text-2">{info.clubLabel.labelName}</p>}
        </div>
      </div>
      <div className="grid gap-4.5 px-4 pb-6 sm:px-7.5">
        {last && <LastLoginFacts last={last} onNotMe={() => swap('afterLogin', 'changePassword')} />}
        {failed > 0 && (
          <p role="status" className="rounded-md bg-warn-soft px-4 py-2.5 text-sm font-medium text-warn">
            {t('postLogin.failed', { count: failed })}
          </p>
        )}
        <PopupNotices />
      </div>
      <div className="mt-auto flex justify-end border-t border-line px-4 py-5 sm:px-7.5">
        <Button variant="brand" data-focus-first onClick={onClose}>
          {t('postLogin.continue')}
        </Button>
      </div>
    </Modal>
  );
}

type LastLoginFactsProps = {
  readonly last: LastLogin;
  /** The member reports an unknown login. */
  readonly onNotMe: () => void;
};

/** Time, location and device of the previous login, for the member to recognise. */
export function LastLoginFacts({ last, onNotMe }: LastLoginFactsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const country = last.country && new Intl.DisplayNames(locale, { type: 'region' }).of(last.country);
  const facts = [
    { label: t('postLogin.last'), value: dates.write(Date.parse(last.at)) },
    { label: t('postLogin.place'), value: country || last.ip || t('postLogin.unknown') },
    { label: t('postLogin.device'), value: deviceName(t, last.device) },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-surface-2 pr-4">
      <dl className="flex flex-wrap divide-line sm:divide-x">
        {facts.map(({ label, value }) => (
          <div key={label} className="px-4 py-2.5">
            <dt className="text-xs text-text-3">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        onClick={onNotMe}
        className="target px-4 pb-3 text-sm font-semibold text-brand-text underline-offset-2 hover:underline sm:p-0"
      >
        {t('postLogin.notYou')}
      </button>
    </div>
  );
}
