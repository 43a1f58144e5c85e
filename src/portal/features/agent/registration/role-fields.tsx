import { useTranslation } from 'react-i18next';
import type { AccountRules, AgentType } from '#generated/model/index.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { TextField } from '#portal/ui/fields.tsx';
import { typeName } from '../type-name.ts';

export type AccountRole = { readonly type: AgentType; readonly rebate: string };

type RoleFieldsProps = {
  readonly rules: AccountRules;
  readonly role: AccountRole;
  readonly onChange: (role: AccountRole) => void;
};

/** What somebody becomes below the agent: the type, and the rebate in percent. */
export function RoleFields({ rules, role, onChange }: RoleFieldsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const most = percentText(rules.maxRebate, locale);
  const isWrong = role.rebate.trim() !== '' && rebateIn(role.rebate, rules.maxRebate) === undefined;
  return (
    <>
      <FilterSelect
        label={t('team.account.type')}
        value={String(role.type)}
        options={rules.types.map((type) => ({ value: String(type), label: t(`team.type.${typeName(type)}`) }))}
        onChange={(wanted) =>
          onChange({ ...role, type: rules.types.find((type) => String(type) === wanted) ?? role.type })
        }
        className="justify-self-start"
      />
      <TextField
        label={t('team.account.rebate')}
        hint={t('team.account.rebateHint', { most })}
        error={isWrong ? t('team.account.rebateWrong', { most }) : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={role.rebate}
        onChange={(event) => onChange({ ...role, rebate: event.target.value })}
      />
    </>
  );
}

/** Basis points as percent: 30 is `0.3`, in Vietnamese `0,3`. */
export function percentText(basisPoints: number, locale: string): string {
  return formatNumber(basisPoints / 100, locale);
}

/** The basis points of a typed percentage, with a point or a comma; undefined above `most` or if it is no number. */
export function rebateIn(text: string, most: number): number | undefined {
  const parts = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.trim());
  if (parts === null) return undefined;
  const basisPoints = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return basisPoints <= most ? basisPoints : undefined;
}
