import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '#portal/access/site.ts';
import { ContactLink } from '#portal/entities/service/contact-link.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { TabPanel, Tabs } from '#portal/ui/tabs.tsx';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';

type Way = 'email' | 'mobile';

/** `forgetPassModal`: by e-mail always, by mobile number where CHNGPASSVERIF3 is on (PASSWORD-05, PASSWORD-06). */
export function ForgetPassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const offersMobile = useFlag('CHNGPASSVERIF3');
  const [chosen, setWay] = useState<Way>('email');
  const way = offersMobile ? chosen : 'email';
  const [sentMinutes, setSentMinutes] = useState<number>();
  const items = [
    { id: 'email', label: t('passwords.forgot.byEmail') },
    ...(offersMobile ? ([{ id: 'mobile', label: t('passwords.forgot.byMobile') }] as const) : []),
  ] as const;
  return (
    <Modal
      title={t('passwords.forgot.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130 sm:min-h-125"
    >
      <Tabs
        name="forgot"
        label={t('passwords.forgot.ways')}
        items={items}
        value={way}
        onChange={setWay}
        className="px-6"
      />
      <TabPanel name="forgot" id={way} className="grid grid-cols-1 content-start gap-4 px-6 pt-5">
        <p className="text-sm text-text-2">
          {way === 'email' ? t('passwords.forgot.emailLead') : t('passwords.forgot.mobileLead')}
        </p>
        {way === 'email' ? <ForgotByEmail onSent={setSentMinutes} /> : <ForgotByPhone />}
      </TabPanel>
      <div className="mt-auto grid px-6 pt-3 pb-6">
        <ContactLink variant="ghost">{t('passwords.forgot.help')}</ContactLink>
      </div>
      {sentMinutes !== undefined && (
        // PASSWORD-08: one button closes everything.
        <ConfirmDialog
          title={t('passwords.in_been_out.title')}
          body={t('passwords.in_been_out.body', { minutes: sentMinutes })}
          confirmLabel={t('passwords.in_been_out.submit')}
          onCancel={onClose}
          onConfirm={onClose}
        />
      )}
    </Modal>
  );
}
