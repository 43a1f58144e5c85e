import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetRaffle } from '#generated/client/promotions/promotions.ts';
import type { RaffleEvidence, RaffleTicket } from '#generated/model/index.ts';
import { paths } from '#portal/access/paths.ts';
import { BlockList, Step, Verdict } from '#portal/entities/fairness/proof.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Modal } from '#portal/ui/modal.tsx';
import { checkTicket, type SeenSeals } from './check-ticket.ts';

export type TicketEvidenceProps = {
  readonly ticket: RaffleTicket;
  readonly evidence: RaffleEvidence;
  /** What this page showed before the draw, if it was open then. */
  readonly seen: SeenSeals | undefined;
  readonly onClose: () => void;
};

/** How a ticket came to its prize: worked out again in the browser, step by step. */
export function TicketEvidence({ ticket, evidence, seen, onClose }: TicketEvidenceProps) {
  const { t } = useTranslation();
  const { hash, blocks, number, prizeId, chancesHash, checks } = checkTicket(ticket, evidence, seen);
  const usedUp = useTitle(ticket.promotionId, evidence.usedUp);
  const fits = Object.values(checks).every(Boolean);
  return (
    <Modal
      title={t('fairness.ticket.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:min-h-0 sm:w-modal"
    >
      <div className="grid gap-4 px-6 pb-6">
        <p className="text-sm text-text-2">
          {t('fairness.ticket.lead')}{' '}
          <Link to={paths.fairness} className="font-semibold text-text-1 underline underline-offset-2">
            {t('fairness.draw.algorithm')}
          </Link>
        </p>
        <Verdict is={fits ? 'fits' : 'differs'}>
          {t(fits ? 'fairness.ticket.fits' : 'fairness.ticket.doesNotFit')}
        </Verdict>
        <ol className="grid list-decimal gap-4 pl-5 marker:text-sm marker:font-semibold">
          <Step title={t('fairness.ticket.sealed')}>
            <p className="num text-xs wrap-anywhere">{ticket.commitment}</p>
            <Seen seal={seen?.commitment} hash={hash} />
          </Step>
          <Step title={t('fairness.ticket.chancesSealed')} {...(ticket.chancesHash !== null && { fits: checks.table })}>
            {ticket.chancesHash === null ? (
              <p className="text-sm text-text-2">{t('fairness.ticket.notSealed')}</p>
            ) : (
              <>
                <p className="num text-xs wrap-anywhere">{ticket.chancesHash}</p>
                <Seen seal={seen?.chancesHash} hash={chancesHash} />
              </>
            )}
          </Step>
          <Step title={t('fairness.ticket.seed')}>
            <p className="num text-xs wrap-anywhere">{evidence.seed}</p>
          </Step>
          <Step title={t('fairness.seal')} fits={checks.seal}>
            <p className="num text-xs wrap-anywhere">{hash}</p>
          </Step>
          <Step title={t('fairness.ticket.label')}>
            <p className="num text-xs wrap-anywhere">{ticket.ticketId}</p>
          </Step>
          <Step title={t('fairness.blocks')}>
            <BlockList blocks={blocks} />
          </Step>
          <Step title={t('fairness.ticket.number')} fits={checks.number}>
            <p className="num text-sm">{number}</p>
          </Step>
          <Step title={t('fairness.ticket.chances')} fits={checks.chances}>
            <Parts ticket={ticket} evidence={evidence} prizeId={prizeId} />
          </Step>
          <Step title={t('fairness.ticket.prize')} fits={checks.prize}>
            <p className="text-sm">{ticket.prize?.title}</p>
            {usedUp !== undefined && (
              <p className="text-sm text-text-2">{t('fairness.ticket.usedUp', { prize: usedUp })}</p>
            )}
          </Step>
        </ol>
      </div>
    </Modal>
  );
}

/** What this page showed of a seal before the draw. */
function Seen({ seal, hash }: { readonly seal: string | null | undefined; readonly hash: string }) {
  const { t } = useTranslation();
  if (seal == null) return null;
  return (
    <p className="text-xs wrap-anywhere text-text-2">
      {seal === hash ? t('fairness.ticket.seen') : t('fairness.draw.seenOther', { seal })}
    </p>
  );
}

/** The name of a prize of a raffle; its id once the raffle no longer has it. */
function useTitle(promotionId: string, prizeId: string | null): string | undefined {
  const prizes = useGetRaffle({ promotionId }).data?.prizes;
  return prizeId === null ? undefined : (prizes?.find((one) => one.prizeId === prizeId)?.title ?? prizeId);
}

type PartsProps = Pick<TicketEvidenceProps, 'ticket' | 'evidence'> & { readonly prizeId: string | undefined };

/** The parts of the million, from which number to which; the one of the ticket's number stands out. */
function Parts({ ticket, evidence, prizeId }: PartsProps) {
  const { locale } = useLanguage();
  const prizes = useGetRaffle({ promotionId: ticket.promotionId }).data?.prizes;
  const ends = evidence.chances.map((_, at) =>
    evidence.chances.slice(0, at + 1).reduce((sum, { chance }) => sum + chance, 0),
  );
  return (
    <ul className="grid gap-1 text-sm">
      {evidence.chances.map(({ prizeId: id, chance }, at) => (
        <li
          key={id}
          className={
            id === prizeId ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4 text-text-2'
          }
        >
          <span>{prizes?.find((one) => one.prizeId === id)?.title ?? id}</span>
          <span className="num">
            {chance === 0
              ? '–'
              : `${formatNumber((ends[at] ?? 0) - chance, locale)} – ${formatNumber((ends[at] ?? 0) - 1, locale)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
