import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { TextField } from '#portal/ui/text-field.tsx';

type CashOutFieldProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isWrong: boolean;
  readonly disabled: boolean;
};

/** The multiplier at which the flight is left by itself; empty leaves it to the player. */
export function CashOutField({ text, onText, isWrong, disabled }: CashOutFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('originals.moonshot.cashOutAt')}
      aside={<span className="text-xs text-text-2">{t('originals.moonshot.optional')}</span>}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={12}
      placeholder="2.00"
      disabled={disabled}
      onChange={(event) => onText(event.target.value)}
      error={isWrong ? t('originals.moonshot.cashOutRule') : undefined}
      trailing={
        text !== '' && !disabled ? (
          <IconButton size="sm" label={t('originals.moonshot.clearRule')} onClick={() => onText('')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        ) : undefined
      }
    />
  );
}
