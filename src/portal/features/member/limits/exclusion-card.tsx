import { Pause } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExclusionPeriod } from '#generated/model/index.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ExclusionModal } from './exclusion-modal.tsx';

/** The way to self-exclusion. */
export function ExclusionCard({ periods }: { readonly periods: readonly ExclusionPeriod[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <h4 className="font-semibold">{t('member.limits.exclusion.title')}</h4>
        <p className="text-sm text-text-2">{t('member.limits.exclusion.body')}</p>
      </div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pause size={16} aria-hidden="true" />
        {t('member.limits.exclusion.start')}
      </Button>
      {open && <ExclusionModal periods={periods} onClose={() => setOpen(false)} />}
    </Card>
  );
}
