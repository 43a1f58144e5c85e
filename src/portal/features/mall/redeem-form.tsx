import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getGetPointRewardQueryKey,
  getGetPointsBalanceQueryKey,
  getListPointRewardsQueryKey,
  getListPointTransactionsQueryKey,
  getListRedemptionsQueryKey,
  redeemPoints,
} from '#generated/client/points/points.ts';
import type { DeliveryAddress, PointReward } from '#generated/model/index.ts';
import {
  redeemPointsBodyOneAddressCityMax,
  redeemPointsBodyOneAddressPostalCodeMax,
  redeemPointsBodyOneAddressRecipientMax,
  redeemPointsBodyOneAddressRegionMax,
  redeemPointsBodyOneAddressStreetMax,
} from '#generated/zod/points/points.ts';
import { FilterSelect } from '../../entities/list/filters.tsx';
import type { Fact } from '../../entities/money/facts.tsx';
import { MoneyForm } from '../../entities/money/money-form.tsx';
import { renewMoney, useMoneyForm } from '../../entities/money/use-money-form.ts';
import { dialingCodeOf, MobileField, useCountries } from '../../entities/verification/mobile-field.tsx';
import { type FieldKind, fieldMessage } from '../../form/field-message.ts';
import { judgeField, plainRule, type RuledField, sentValue } from '../../form/field-rules.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { optionalPart } from '../../lib/loading.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { TextField } from '../../ui/fields.tsx';

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

type AddressFieldsProps = {
  /** With the country and the dialling code that hold unless others are chosen. */
  readonly texts: AddressTexts;
  /** Shows the problems. */
  readonly told: boolean;
  readonly onChange: (changes: Partial<AddressTexts>) => void;
};

/** Where goods are sent. */
function AddressFields({ texts, told, onChange }: AddressFieldsProps) {
  const { t } = useTranslation();
  const countries = useCountries();
  const countryId = useId();
  useMovedCode(texts, onChange);
  const input = (part: TypedPart, autoComplete: string) => ({
    label: t(`mall.redeem.${part}`),
    autoComplete,
    value: texts[part],
    error: told ? partProblem(t, part, texts[part]) : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ [part]: event.target.value }),
  });
  const { label: _, autoComplete: __, ...mobile } = input('mobileNum', 'tel-national');
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{t('mall.redeem.addressTitle')}</legend>
      <TextField {...input('recipient', 'name')} />
      <MobileField
        {...mobile}
        dialingCode={texts.countryDialingCode}
        onDialingCode={(countryDialingCode) => onChange({ countryDialingCode })}
      />
      <TextField {...input('street', 'street-address')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...input('city', 'address-level2')} />
        <TextField {...input('region', 'address-level1')} hint={t('mall.redeem.ifAny')} />
        <TextField {...input('postalCode', 'postal-code')} hint={t('mall.redeem.ifAny')} />
        <div className="grid content-start gap-1.5">
          <label htmlFor={countryId} className="text-sm font-medium text-text-2">
            {t('mall.redeem.country')}
          </label>
          <select
            id={countryId}
            autoComplete="country"
            value={texts.country}
            onChange={(event) => onChange({ country: event.target.value })}
            className="h-touch w-full cursor-pointer rounded-md border border-line-control bg-surface-2 px-3.5 text-md text-text-1 touch:text-lg light:bg-surface-1"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
    </fieldset>
  );
}

/** The texts of an address that are typed. */
const typedParts = ['recipient', 'mobileNum', 'street', 'city', 'region', 'postalCode'] as const;
type TypedPart = (typeof typedParts)[number];

const field = (kind: FieldKind, minLength: number, maxLength: number, required = true): RuledField => ({
  rule: { ...plainRule(minLength, maxLength, kind === 'mobile' ? 12 : 1), required },
  kind,
});

const addressRules: Readonly<Record<TypedPart, RuledField>> = {
  recipient: field('text', 1, redeemPointsBodyOneAddressRecipientMax),
  // Its pattern has other bounds than its length.
  mobileNum: field('mobile', 6, 15),
  street: field('text', 1, redeemPointsBodyOneAddressStreetMax),
  city: field('text', 1, redeemPointsBodyOneAddressCityMax),
  region: field('text', 1, redeemPointsBodyOneAddressRegionMax, false),
  postalCode: field('text', 1, redeemPointsBodyOneAddressPostalCodeMax, false),
};

type AddressTexts = Readonly<Record<keyof DeliveryAddress, string>>;

const emptyAddress: AddressTexts = {
  recipient: '',
  mobileNum: '',
  countryDialingCode: '',
  street: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
};

/** The problem of a part as a sentence; undefined if it is valid. */
function partProblem(t: TFunction, part: TypedPart, text: string): string | undefined {
  const { rule, kind } = addressRules[part];
  const problem = judgeField(rule, kind, text);
  return problem && fieldMessage(t, problem, { label: t(`mall.redeem.${part}`), kind, rule });
}

/** The address as it is sent. */
function addressOf(texts: AddressTexts): DeliveryAddress {
  const typed = typedParts.map((part) => [part, sentValue(addressRules[part].kind, texts[part])]);
  return { ...texts, ...Object.fromEntries(typed) };
}

/** Moves the country code of a typed, pasted or autofilled number to the list of countries. */
function useMovedCode({ mobileNum, countryDialingCode }: AddressTexts, onChange: AddressFieldsProps['onChange']): void {
  const countries = useCountries();
  const move = useStableCallback(onChange);
  useEffect(() => {
    let isOld = false;
    // Without the library the member chooses the country in the list.
    void optionalPart(() => import('../../entities/verification/whole-number.ts')).then((part) => {
      const whole = isOld ? undefined : part?.wholeNumberIn(mobileNum, countryDialingCode, countries);
      if (whole) move({ mobileNum: whole.mobileNum, countryDialingCode: whole.dialingCode });
    });
    return () => {
      isOld = true;
    };
  }, [mobileNum, countryDialingCode, countries, move]);
}
