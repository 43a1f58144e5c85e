import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getGetPointRewardQueryKey,
  getGetPointsBalanceQueryKey,
  getListPointRewardsQueryKey,
  getListPointTransactionsQueryKey,
  getListRedemptionsQueryKey,
  redeemPoints,
} from '#generated/client/points/points.ts';
import type { PointReward } from '#generated/model/index.ts';
import { FilterSelect } from '../../entities/list/filters.tsx';
import type { Fact } from '../../entities/money/facts.tsx';
import { MoneyForm } from '../../entities/money/money-form.tsx';
import { renewMoney, useMoneyForm } from '../../entities/money/use-money-form.ts';
import { dialingCodeOf, useCountries } from '../../entities/verification/mobile-field.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatNumber } from '../../lib/format.ts';
import {
  AddressFields,
  type AddressTexts,
  addressOf,
  emptyAddress,
  partProblem,
  typedParts,
} from './address-fields.tsx';

type RedeemFormProps = { readonly reward: PointReward; readonly points: number; readonly owner: string };

/** How many, for goods the address, and the payment password (MALL-01, MALL-03). */
export function RedeemForm({ reward, points, owner }: RedeemFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const countries = useCountries();
  const { rewardId, title, kind, needsAddress, maxQuantity, stock } = reward;
  const addressIn = (typed: AddressTexts): AddressTexts => ({
    ...typed,
    country: typed.country || (countries[0]?.code ?? ''),
    countryDialingCode: dialingCodeOf(countries, typed.countryDialingCode),
  });
  const form = useMoneyForm({
    form: `redeem:${rewardId}`,
    owner,
    initial: { ...emptyAddress, quantity: '1' },
    send: ({ quantity: count, ...typed }, paymentPassword) =>
      redeemPoints({
        rewardId,
        quantity: Number(count),
        paymentPassword,
        ...(needsAddress && { address: addressOf(addressIn(typed)) }),
      }),
    onDone: () =>
      renewMoney(queries, [
        getGetPointsBalanceQueryKey(),
        getListPointRewardsQueryKey(),
        getGetPointRewardQueryKey({ rewardId }),
        getListRedemptionsQueryKey(),
        getListPointTransactionsQueryKey(),
      ]),
  });
  const { quantity: quantityText, ...typed } = form.texts;
  const quantity = Number(quantityText);
  const address = addressIn(typed);
  const most = Math.min(maxQuantity, stock ?? maxQuantity, Math.floor(points / reward.points));
  const cost = reward.points * quantity;
  const writePoints = (count: number) => `${formatNumber(count, locale)} ${t('mall.points', { count })}`;
  const isAddressed = !needsAddress || typedParts.every((part) => partProblem(t, part, typed[part]) === undefined);
  const country = countries.find(({ code }) => code === address.country)?.name ?? address.country;
  const parts = [address.street, address.city, address.region, address.postalCode, country];
  const what = quantity > 1 ? `${formatNumber(quantity, locale)} × ${title}` : title;
  const sentTo: Fact[] = needsAddress
    ? [
        { label: t('mall.redeem.recipient'), value: address.recipient },
        { label: t('mall.redeem.to'), value: parts.filter((part) => part.trim() !== '').join(', ') },
      ]
    : [];
  return (
    <MoneyForm
      form={form}
      ready={isAddressed && quantity <= most && address.country !== ''}
      action={t('mall.redeem.action', { points: writePoints(cost) })}
      question={t('mall.redeem.question', { reward: what })}
      facts={[
        { label: t('mall.redeem.cost'), value: writePoints(cost) },
        // After a reload the points may have been taken already.
        ...(cost <= points ? [{ label: t('mall.convert.left'), value: writePoints(points - cost) }] : []),
        ...sentTo,
      ]}
      again={t('mall.redeem.again')}
      receipt={(redemption) => ({
        title: t(`mall.redeem.done.${kind}`, { reward: redemption.title }),
        reference: redemption.redemptionId,
        facts: [{ label: t('mall.redeem.cost'), value: writePoints(redemption.points) }],
        next: t(`mall.redeem.next.${kind}`),
        state: redemption.state === 'completed' ? 'completed' : 'pending',
      })}
      fields={(told) => (
        <>
          {most > 1 && (
            <FilterSelect
              label={t('mall.redeem.quantity')}
              value={quantityText}
              options={Array.from({ length: most }, (_, index) => {
                return { value: `${index + 1}`, label: formatNumber(index + 1, locale) };
              })}
              onChange={(value) => value && form.set('quantity', value)}
            />
          )}
          {told && quantity > most && (
            <p role="alert" className="text-sm text-danger">
              {most < 1 && stock !== 0
                ? t('mall.redeem.missing', { points: writePoints(cost - points) })
                : t('mall.redeem.tooMany', { count: most })}
            </p>
          )}
          {needsAddress && <AddressFields texts={address} told={told} onChange={form.setSome} />}
        </>
      )}
    />
  );
}
