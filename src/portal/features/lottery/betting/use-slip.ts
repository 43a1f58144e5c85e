import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getListPlayTypesQueryKey, placeLotteryBet, quoteLotterySlip } from '#generated/client/lottery/lottery.ts';
import { getGetBalanceQueryKey } from '#generated/client/wallet/wallet.ts';
import type { LotteryQuote, LotterySlipPayload, PlacedSlip } from '#generated/model/index.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { dropMoneyDraft, keepMoneyDraft, readMoneyDraft, useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { useOwnChanged } from './own/use-own-bets.ts';
import { readSlip } from './slip.ts';

/** The owner of a slip that is made before the login. */
export const GUEST = '';

/**
 * The slip of a game is the input of a money form. It survives a reload, a login and an ended session, and is placed
 * once. A guest's slip becomes that of the member who logs in.
 */
export function useSlip(gameCode: string, owner: string) {
  const queries = useQueryClient();
  const askOwnAgain = useOwnChanged();
  const name = `lottery/${gameCode}`;
  // Before the form reads its draft.
  useState(() => takeOver(owner, name));
  const [quote, setQuote] = useState<LotteryQuote>();
  const [quoteFailure, setQuoteFailure] = useState<unknown>();
  const isQuoting = useRef(false);

  const askOddsAgain = () => void queries.invalidateQueries({ queryKey: getListPlayTypesQueryKey(gameCode) });
  const askBalanceAgain = () => queries.invalidateQueries({ queryKey: getGetBalanceQueryKey() });
  const form = useMoneyForm<'slip', PlacedSlip>({
    form: name,
    owner,
    initial: { slip: '' },
    asksPassword: false,
    send: async ({ slip: text }) => {
      const sent = readSlip(text, gameCode);
      if (sent === undefined) throw new Error('the slip is empty');
      try {
        return await placeLotteryBet(sent);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'odds_changed') askOddsAgain();
        if (error instanceof ApiError && error.code === 'insufficient_balance') void askBalanceAgain();
        throw error;
      }
    },
    onDone: () => {
      setQuote(undefined);
      askOwnAgain();
    },
  });
  const slip = readSlip(form.texts.slip, gameCode);

  /** Prices the slip on the server, and asks for the confirmation. */
  async function review() {
    if (slip === undefined || isQuoting.current) return;
    isQuoting.current = true;
    setQuoteFailure(undefined);
    try {
      const priced = await quoteLotterySlip(slip);
      setQuote(priced);
      if (priced.oddsVersion !== slip.oddsVersion) askOddsAgain();
      else if (priced.affordable) form.review();
      // The slip says so itself once it knows the balance by which the server judged.
      else await askBalanceAgain();
    } catch (error) {
      setQuoteFailure(error);
    } finally {
      isQuoting.current = false;
    }
  }

  return {
    slip,
    /** The price that the confirmation shows. */
    quote,
    form: { ...form, failure: quoteFailure ?? form.failure, review: () => void review() },
    change(next: LotterySlipPayload | undefined) {
      setQuote(undefined);
      setQuoteFailure(undefined);
      form.set('slip', next === undefined || next.lines.length === 0 ? '' : JSON.stringify(next));
    },
  };
}

/** Gives the guest's slip to the member who has none of this game. */
function takeOver(owner: string, name: string): void {
  const guests = readMoneyDraft(GUEST, name);
  if (owner === GUEST || guests === undefined) return;
  dropMoneyDraft(GUEST, name);
  if (!readMoneyDraft(owner, name)?.texts['slip']) keepMoneyDraft(owner, name, guests);
}
