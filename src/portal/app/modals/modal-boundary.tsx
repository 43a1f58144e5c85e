import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRetry } from '../loading.tsx';
import { reportFailure } from '../part-boundary.tsx';

type ModalBoundaryProps = { readonly onClose: () => void; readonly children: ReactNode };

/** Keeps the page when a modal cannot be shown, because its code did not arrive or it failed. */
export class ModalBoundary extends Component<ModalBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error);
  }

  override render() {
    return this.state.failed ? <ModalFailure onClose={this.props.onClose} /> : this.props.children;
  }
}

function ModalFailure({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { state, retry } = useRetry();
  return (
    <ConfirmDialog
      title={t('errors.connection')}
      body={t('common.crash.body')}
      cancelLabel={t('common.close')}
      confirmLabel={t('common.retry')}
      onCancel={onClose}
      loading={state === 'trying'}
      // The address still names the modal.
      onConfirm={retry}
    />
  );
}
