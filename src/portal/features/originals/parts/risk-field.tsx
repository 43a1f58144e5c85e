import { useTranslation } from 'react-i18next';
import { Segmented } from '#portal/ui/segmented.tsx';

const RISKS = ['low', 'medium', 'high'] as const;

export type Risk = (typeof RISKS)[number];

interface RiskFieldProps {
  readonly value: Risk;
  readonly onChange: (risk: Risk) => void;
}

/** How far the prices of a game lie apart. */
export function RiskField({ value, onChange }: RiskFieldProps) {
  const { t } = useTranslation();
  const title = t('originals.risk.title');
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-text-2">
        {title}
      </span>
      <Segmented
        label={title}
        value={value}
        onChange={onChange}
        options={RISKS.map((risk) => ({ value: risk, label: t(`originals.risk.${risk}`) }))}
      />
    </div>
  );
}
