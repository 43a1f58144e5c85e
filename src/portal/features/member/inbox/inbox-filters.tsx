import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessageCategory } from '../../../../../generated/client/model/index.ts';
import { Chip } from '../../../ui/chip.tsx';

/** Which messages by whether they were read. */
export const readings = ['all', 'unread', 'read'] as const;

type InboxFiltersProps = {
  readonly reading: (typeof readings)[number];
  readonly category: MessageCategory | undefined;
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void;
};

/** Which messages are listed. */
export function InboxFilters({ reading, category, onChange }: InboxFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('member.inbox.show')}</legend>
        {readings.map((name) => (
          <Chip
            key={name}
            selected={reading === name}
            onClick={() => onChange({ reading: name === 'all' ? undefined : name })}
          >
            {t(`member.inbox.reading.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <label className="relative mr-auto flex h-9 items-center gap-2 text-sm text-text-2 touch:h-touch">
        {t('member.inbox.about')}
        <select
          value={category ?? ''}
          onChange={(event) => onChange({ category: event.target.value || undefined })}
          className="h-full cursor-pointer appearance-none [field-sizing:content] rounded-sm bg-surface-1 pr-6 font-semibold text-text-1"
        >
          <option value="">{t('member.inbox.anything')}</option>
          {Object.values(MessageCategory).map((name) => (
            <option key={name} value={name}>
              {t(`member.inbox.category.${name}`)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
      </label>
    </>
  );
}
