import { useQueryClient } from '@tanstack/react-query';
import { SearchX, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getGetTeamMemberQueryKey, getListTeamQueryKey, useGetTeamMember } from '#generated/client/agent/agent.ts';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { transferToDownline, useGetMemberTransferTerms } from '#generated/client/wallet/wallet.ts';
import type { TeamMemberCard, UplineTransferPayload } from '#generated/model/index.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { DebtNotice, useDebt } from '#portal/entities/debt/debt-notice.tsx';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { NeedsPassword } from '#portal/entities/money/payment-password.tsx';
import { TransferForm } from '#portal/entities/money/transfer-form.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { EmptyState } from '#portal/ui/state-panel.tsx';

type DownlineTransferProps = { readonly memberId: string; readonly onBack: () => void };

/** Money of the agent to an account directly below (WALLET-08). */
export function DownlineTransfer({ memberId, onBack }: DownlineTransferProps) {
  const { t } = useTranslation();
  const query = useGetTeamMember(memberId);
  const account = query.data?.member.account ?? '';
  return (
    <div className="grid gap-4">
      <RecordPage
        query={query}
        back={{ label: account === '' ? t('team.member.back') : t('team.member.backTo', { account }), onBack }}
        gone={{ icon: <SearchX size={18} />, title: t('team.member.gone'), text: t('team.member.goneText') }}
      >
        {(card) => <Transfer card={card} />}
      </RecordPage>
    </div>
  );
}

function Transfer({ card: { member, canTransfer } }: { readonly card: TeamMemberCard }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { swap } = useModals();
  const query = useGetMemberTransferTerms();
  const terms = query.data;
  const owner = useGetMemberInfo().data?.account;
  const debt = useDebt();
  if (terms === undefined || owner === undefined) return <LoadState query={query} />;
  if (debt) return <DebtNotice debt={debt} />;
  if (!canTransfer || !terms.downlineAllowed) {
    return (
      <EmptyState icon={<Send size={18} />} title={t('team.member.refused')} text={t('team.member.refusedText')} />
    );
  }
  if (!terms.paymentPasswordSet) {
    return (
      <NeedsPassword
        action={t('money.toSecurity')}
        onAction={() => swap('agentCenter', 'memberCenter', 'securityCenter')}
      />
    );
  }
  const { id, account, nickname } = member;
  const send = async (order: UplineTransferPayload) => {
    const transfer = await transferToDownline({ account, ...order });
    for (const queryKey of [getGetTeamMemberQueryKey(id), getListTeamQueryKey()]) {
      void queries.invalidateQueries({ queryKey });
    }
    return transfer;
  };
  return (
    <section className="grid gap-3">
      <h3 className="title text-lg">{t('team.member.transferTitle', { account })}</h3>
      <TransferForm
        name={`transferDownline.${id}`}
        terms={terms}
        owner={owner}
        receiver={{ account, nickname }}
        send={send}
      />
    </section>
  );
}
