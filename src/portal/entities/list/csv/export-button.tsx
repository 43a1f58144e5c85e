import { Download, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#portal/ui/button.tsx';

type ExportButtonProps = {
  /** The progress of an export; undefined while none runs. */
  readonly progress: { readonly rows: number; readonly count: number } | undefined;
  readonly onStart: () => void;
  readonly onCancel: () => void;
};

/** Starts an export, or cancels the running one. It is a single button, so that it keeps the focus. */
export function ExportButton({ progress, onStart, onCancel }: ExportButtonProps) {
  const { t } = useTranslation();
  const Icon = progress ? X : Download;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {progress && (
        <label className="flex items-center gap-2 text-xs text-text-3">
          <progress max={progress.count || 1} value={progress.rows} className="w-24 accent-brand-graphic" />
          <span className="num">{t('lists.export.running', progress)}</span>
        </label>
      )}
      <Button size="sm" onClick={progress ? onCancel : onStart}>
        <Icon size={16} aria-hidden="true" />
        {t(progress ? 'lists.export.cancel' : 'lists.export.start')}
      </Button>
    </div>
  );
}
