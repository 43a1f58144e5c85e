import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListRegistrationLinksQueryKey, useCreateRegistrationLink } from '#generated/client/agent/agent.ts';
import type { AccountRules } from '#generated/model/index.ts';
import { createRegistrationLinkBodyNoteMax } from '#generated/zod/agent/agent.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { RoleFields, rebateIn } from './role-fields.tsx';

/** Makes a link by which people register below the agent. */
export function LinkForm({ rules }: { readonly rules: AccountRules }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [role, setRole] = useState({ type: rules.types.at(-1) ?? (0 as const), rebate: '0' });
  const create = useCreateRegistrationLink({
    mutation: {
      onSuccess: ({ code }) => {
        toast.success(t('team.link.created', { code }));
        setNote('');
        void queries.invalidateQueries({ queryKey: getListRegistrationLinksQueryKey() });
      },
    },
  });
  const rebate = rebateIn(role.rebate, rules.maxRebate);
  const send = () => {
    if (rebate === undefined || create.isPending) return;
    create.mutate({ data: { type: role.type, rebate, ...(note.trim() && { note: note.trim() }) } });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  return (
    <Card className="min-w-0 p-5">
      <form onSubmit={submit} className="grid gap-4">
        <h3 className="text-[15px] font-semibold">{t('team.link.new')}</h3>
        <p className="text-sm text-text-2">{t('team.link.text')}</p>
        <RoleFields rules={rules} role={role} onChange={setRole} />
        <TextField
          label={t('team.link.note')}
          autoComplete="off"
          maxLength={createRegistrationLinkBodyNoteMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {create.error !== null && (
          <FailureNote
            error={create.error}
            onRetry={send}
            reason={hasMost(create.error) ? t('team.link.most') : undefined}
          />
        )}
        <Button type="submit" variant="brand" disabled={rebate === undefined} loading={create.isPending}>
          {t('team.link.create')}
        </Button>
      </form>
    </Card>
  );
}

/** Whether the agent has as many links as it may have. */
function hasMost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
