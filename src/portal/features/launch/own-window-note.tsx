import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Modal } from '../../ui/modal.tsx';

type OwnWindowNoteProps = {
  readonly blocked?: string | undefined;
  readonly error?: unknown;
  readonly close: () => void;
};

/** Shown when the browser blocked the game's own window. A link that is pressed is never blocked. */
export function OwnWindowNote({ blocked, error, close }: OwnWindowNoteProps) {
  const { t } = useTranslation();
  if (blocked === undefined && error === undefined) return null;
  return (
    <Modal title={t('launch.blockedTitle')} closeLabel={t('common.close')} onClose={close} size="auth">
      <div className="grid justify-items-start gap-4 p-6">
        <p className="text-text-2">{blocked === undefined ? errorText(error) : t('launch.blockedText')}</p>
        {blocked !== undefined && (
          <a
            href={blocked}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
            className={buttonClass({ variant: 'brand', size: 'lg' })}
          >
            {t('launch.openGame')}
          </a>
        )}
      </div>
    </Modal>
  );
}
