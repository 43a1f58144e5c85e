import { SearchX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendTeamMessage, useGetTeamMember } from '#generated/client/agent/agent.ts';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { sendTeamMessageBodyTextMax, sendTeamMessageBodyTitleMax } from '#generated/zod/agent/agent.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { MoneyFailure } from '#portal/entities/money/money-form.tsx';
import { useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextArea, TextField } from '#portal/ui/fields.tsx';
import { toast } from '#portal/ui/toast.tsx';

type TeamMessageProps = { readonly memberId: string; readonly onBack: () => void };

/** A message of the agent to somebody of the team (AGENT-05). */
export function TeamMessage({ memberId, onBack }: TeamMessageProps) {
  const { t } = useTranslation();
  const query = useGetTeamMember(memberId);
  const owner = useGetMemberInfo();
  const account = query.data?.member.account ?? '';
  return (
    <div className="mx-auto grid w-full max-w-160 gap-4">
      <RecordPage
        query={query}
        back={{ label: account === '' ? t('team.member.back') : t('team.member.backTo', { account }), onBack }}
        gone={{ icon: <SearchX size={18} />, title: t('team.member.gone'), text: t('team.member.goneText') }}
      >
        {({ member }) =>
          owner.data === undefined ? (
            <LoadState query={owner} />
          ) : (
            <MessageForm memberId={memberId} account={member.account} owner={owner.data.account} onSent={onBack} />
          )
        }
      </RecordPage>
    </div>
  );
}

type MessageFormProps = {
  readonly memberId: string;
  readonly account: string;
  readonly owner: string;
  readonly onSent: () => void;
};

/** What is typed survives a reload and an ended session; a repetition after a lost answer is sent once. */
function MessageForm({ memberId, account, owner, onSent }: MessageFormProps) {
  const { t } = useTranslation();
  const [told, setTold] = useState(false);
  const form = useMoneyForm({
    form: `teamMessage.${memberId}`,
    owner,
    initial: { title: '', text: '' },
    asksPassword: false,
    send: async ({ title, text }) => {
      const { left } = await sendTeamMessage(memberId, { title: title.trim(), text: text.trim() });
      toast.success(t('team.message.sent', { account, count: left }));
    },
    onDone: onSent,
  });
  const { title, text } = form.texts;
  const missing = { title: title.trim() === '', text: text.trim() === '' };
  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!missing.title && !missing.text) void form.submit();
  }
  return (
    <Card className="min-w-0 p-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <h3 className="title text-lg">{t('team.message.heading', { account })}</h3>
        <p className="text-sm text-text-2">{t('team.message.note')}</p>
        <TextField
          label={t('team.message.title')}
          autoComplete="off"
          dir="auto"
          maxLength={sendTeamMessageBodyTitleMax}
          // What is sent again after a lost answer is what was written.
          readOnly={form.sending}
          value={title}
          error={told && missing.title ? t('team.message.titleMissing') : undefined}
          onChange={(event) => form.set('title', event.target.value)}
        />
        <TextArea
          label={t('team.message.text')}
          dir="auto"
          maxLength={sendTeamMessageBodyTextMax}
          readOnly={form.sending}
          value={text}
          counter={`${text.length}/${sendTeamMessageBodyTextMax}`}
          error={told && missing.text ? t('team.message.textMissing') : undefined}
          onChange={(event) => form.set('text', event.target.value)}
        />
        <MoneyFailure form={form} />
        <Button type="submit" variant="brand" loading={form.sending}>
          {t('team.message.send')}
        </Button>
      </form>
    </Card>
  );
}
