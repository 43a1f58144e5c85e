import { useTranslation } from 'react-i18next';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { contactNames, type ProfileValues } from './profile-values.ts';

type ContactFieldsProps = {
  readonly values: ProfileValues;
  readonly onChange: (name: (typeof contactNames)[number], value: string) => void;
};

/** Further contact fields of the member, all optional. */
export function ContactFields({ values, onChange }: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <Card className="p-5">
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="sr-only">{t('member.profile.contacts')}</legend>
        <div className="sm:col-span-2">
          <p className="text-[15px] font-semibold">{t('member.profile.contacts')}</p>
          <p className="text-sm text-text-2">{t('member.profile.contactsHint')}</p>
        </div>
        {contactNames.map((name) => (
          <TextField
            key={name}
            label={t(`member.profile.contact.${name}`)}
            autoComplete="off"
            maxLength={64}
            value={values[name]}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
