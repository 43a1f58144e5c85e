import type { TFunction } from 'i18next';
import type { DeliveryAddress } from '#generated/model/index.ts';
import {
  redeemPointsBodyOneAddressCityMax,
  redeemPointsBodyOneAddressPostalCodeMax,
  redeemPointsBodyOneAddressRecipientMax,
  redeemPointsBodyOneAddressRegionMax,
  redeemPointsBodyOneAddressStreetMax,
} from '#generated/zod/points/points.ts';
import { type FieldKind, fieldMessage } from '../../form/field-message.ts';
import { judgeField, sentValue } from '../../form/judge-field.ts';
import { plainRule, type RuledField } from '../../form/rule-resolver.ts';

/** The texts of an address that are typed. */
export const typedParts = ['recipient', 'mobileNum', 'street', 'city', 'region', 'postalCode'] as const;
export type TypedPart = (typeof typedParts)[number];

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

export type AddressTexts = Readonly<Record<keyof DeliveryAddress, string>>;

export const emptyAddress: AddressTexts = {
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
export function partProblem(t: TFunction, part: TypedPart, text: string): string | undefined {
  const { rule, kind } = addressRules[part];
  const problem = judgeField(rule, kind, text);
  return problem && fieldMessage(t, problem, { label: t(`mall.redeem.${part}`), kind, rule });
}

/** The address as it is sent. */
export function addressOf(texts: AddressTexts): DeliveryAddress {
  const typed = typedParts.map((part) => [part, sentValue(addressRules[part].kind, texts[part])]);
  return { ...texts, ...Object.fromEntries(typed) };
}
