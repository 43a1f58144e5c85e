import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { getListTeamQueryKey, useCreateDownlineAccount } from '#generated/client/agent/agent.ts';
import type { AccountRules, AgentType } from '#generated/model/index.ts';
import { createDownlineAccountBodyOneNicknameMax } from '#generated/zod/agent/agent.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { errorText } from '#portal/api/error-text.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { type FieldProblem, fieldMessage } from '#portal/form/field-message.ts';
import { judgeField } from '#portal/form/field-rules.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { PasswordField, TextField } from '#portal/ui/fields.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { typeName } from '../accounts.tsx';

/** Makes an account directly below the agent (AGENT-04). */
export function AccountForm({ rules }: { readonly rules: AccountRules }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [nickname, setNickname] = useState('');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState({ type: rules.types.at(-1) ?? (0 as const), rebate: '0' });
  const create = useCreateDownlineAccount({
    mutation: {
      onSuccess: ({ account }) => {
        toast.success(t('team.account.done', { account }));
        setUsername('');
        setNickname('');
        setPassword('');
        setTold(false);
        void queries.invalidateQueries({ queryKey: getListTeamQueryKey() });
      },
      onError: (error) => {
        const [first] = refusalsOf(error);
        if (first) form.current?.querySelectorAll('input')[places.indexOf(first.name)]?.focus();
      },
    },
  });
  const rebate = rebateIn(role.rebate, rules.maxRebate);
  const isReady = username.trim() !== '' && password !== '' && rebate !== undefined;
  const [isTold, setTold] = useState(false);
  const [sent, setSent] = useState<Partial<Record<FieldName, string>>>({});
  const problemOf = (name: 'username' | 'password', label: string) => {
    const kind = name === 'password' ? 'password' : 'text';
    const problem = judgeField(rules[name], kind, { username: nameOf(username), password }[name]);
    return problem && fieldMessage(t, problem, { label, kind, rule: rules[name] });
  };
  const problems = {
    username: problemOf('username', t('team.account.name')),
    password: problemOf('password', t('team.account.password')),
  };
  const isWrong = problems.username !== undefined || problems.password !== undefined;
  const refusals = refusalsOf(create.error);
  const refusalOf = (name: FieldName, value: string, label: string) => {
    const refusal = refusals.find((each) => each.name === name);
    if (refusal === undefined || value !== sent[name]) return undefined;
    if (name === 'nickname') return t('team.account.nicknameRefused');
    if (refusal.problem === undefined) return errorText(create.error);
    const kind = name === 'password' ? 'password' : 'text';
    return fieldMessage(t, refusal.problem, { label, kind, rule: rules[name] });
  };
  const errors = {
    username:
      refusalOf('username', nameOf(username), t('team.account.name')) ?? (isTold ? problems.username : undefined),
    nickname: refusalOf('nickname', nickname.trim(), t('team.account.nickname')),
    password: refusalOf('password', password, t('team.account.password')) ?? (isTold ? problems.password : undefined),
  };
  const send = () => {
    if (!isReady || create.isPending) return;
    if (isWrong) {
      create.reset();
      flushSync(() => setTold(true));
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    setSent({ username: nameOf(username), nickname: nickname.trim(), password });
    const named = nickname.trim() === '' ? {} : { nickname: nickname.trim() };
    create.mutate({ data: { username: nameOf(username), password, type: role.type, rebate, ...named } });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  return (
    <Card className="min-w-0 p-5">
      <form ref={form} onSubmit={submit} className="grid gap-4">
        <h3 className="text-[15px] font-semibold">{t('team.account.title')}</h3>
        <p className="text-sm text-text-2">{t('team.account.text')}</p>
        <TextField
          label={t('team.account.name')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={rules.username.maxLength}
          value={username}
          error={errors.username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label={t('team.account.nickname')}
          autoComplete="off"
          maxLength={createDownlineAccountBodyOneNicknameMax}
          value={nickname}
          error={errors.nickname}
          onChange={(event) => setNickname(event.target.value)}
        />
        <PasswordField
          label={t('team.account.password')}
          revealLabel={t('common.showPassword')}
          autoComplete="new-password"
          maxLength={rules.password.maxLength}
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <RoleFields rules={rules} role={role} onChange={setRole} />
        {create.error !== null && refusals.length === 0 && <FailureNote error={create.error} onRetry={send} />}
        <Button type="submit" variant="brand" disabled={!isReady} loading={create.isPending}>
          {t('team.account.create')}
        </Button>
      </form>
    </Card>
  );
}

/** Names are told apart in lower case. */
function nameOf(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The fields that a server may refuse, as they stand in the form. */
const places = ['username', 'nickname', 'password'] as const;
type FieldName = (typeof places)[number];

/** A refusal without a problem is told in the server's words. */
type Refusal = { readonly name: FieldName; readonly problem: FieldProblem | undefined };

/** What a server refused at fields of the form, in their order; nothing where its error is about something else. */
function refusalsOf(error: unknown): readonly Refusal[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'username_taken') return [{ name: 'username', problem: undefined }];
  const fields = error.details?.fields ?? [];
  return places.flatMap((name): Refusal[] => {
    const field = fields.find(({ pointer }) => pointer === `/body/${name}`);
    if (field === undefined) return [];
    const isRule = field.rule === 'required' || /^reg_pattern_[0-9]+$/.test(field.rule);
    // The form of a rule is checked above.
    return [{ name, problem: isRule ? (field.rule as FieldProblem) : undefined }];
  });
}

type AccountRole = { readonly type: AgentType; readonly rebate: string };

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
