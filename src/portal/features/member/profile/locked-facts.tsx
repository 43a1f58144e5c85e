import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDay } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Card } from '#portal/ui/card.tsx';

/** Values that the form cannot change: the account, bound contacts, and values that can be given only once. */
export function LockedFacts({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const { account, payeeName, birthday, email, mobile, createdAt } = profile;
  const facts = [
    { name: 'account', value: account, locked: false },
    { name: 'since', value: dates.write(Date.parse(createdAt), 'date'), locked: false },
    { name: 'payeeName', value: payeeName, locked: true },
    {
      name: 'birthday',
      value: birthday && formatDay(birthday, locale),
      locked: true,
    },
    { name: 'mobile', value: mobile ?? t('member.profile.notGiven'), locked: false },
    { name: 'email', value: email ?? t('member.profile.notGiven'), locked: false },
  ] as const;
  return (
    <Card>
      <dl className="grid sm:grid-cols-2">
        {facts.map(({ name, value, locked }) =>
          value === null ? null : (
            <div key={name} className="min-w-0 px-5 py-3.5">
              <dt className="text-xs text-text-3">{t(`member.profile.${name}`)}</dt>
              <dd className="flex items-center justify-between gap-3 font-semibold wrap-anywhere">
                {value}
                {locked && (
                  <Badge>
                    <Lock size={14} aria-hidden="true" />
                    {t('member.profile.locked')}
                  </Badge>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="border-t border-line px-5 py-3 text-xs text-text-3">{t('member.profile.lockedHint')}</p>
    </Card>
  );
}
