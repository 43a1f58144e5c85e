import {
  type DeliveryAddress,
  type RedemptionReview,
  type RedemptionReviewRow,
  RedemptionState,
} from '#generated/model/index.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, listed, memberText, time } from './text.ts';

const redemptionId = required('The redemption');
const note = optional('A note for other operators');

/** The commands that each state allows. */
const actions: Readonly<Record<RedemptionState, readonly string[]>> = {
  processing: ['complete', 'reject'],
  completed: [],
  rejected: [],
};

export const redemptions: Area = {
  title: 'Redemptions of points',
  waiting: async (call) => (await call('listRedemptionReviews', { query: { pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listRedemptionReviews', {});
    return content.map((row) => ({
      id: row.redemptionId,
      label: `${row.state}  ${row.quantity} x ${row.title} for ${row.member.account}, ${time(row.redeemedAt)}`,
      actions: ['show', ...actions[row.state]],
    }));
  },
  commands: {
    list: command({
      summary: 'the redemptions that wait for an operator',
      fields: { state: filterOf('Redemptions in this state only', Object.values(RedemptionState)), ...rangeFields },
      run: async (call, values) => listed(await call('listRedemptionReviews', { query: queryOf(values) }), head, line),
    }),
    show: command({
      summary: 'one redemption with the address that it is sent to',
      id: 'redemptionId',
      fields: { redemptionId },
      run: async (call, params) => shown(await call('getRedemptionReview', { params })),
    }),
    complete: command({
      summary: 'complete a redemption: the goods are on their way',
      id: 'redemptionId',
      fields: { redemptionId, tracking: optional('Where the member can track it'), note },
      confirm: (values) => `Complete ${values.redemptionId}? The points are not given back any more.`,
      run: async (call, { redemptionId, ...body }) =>
        shown(await call('completeRedemption', { params: { redemptionId }, body })),
    }),
    reject: command({
      summary: 'reject a redemption; points and stock go back',
      id: 'redemptionId',
      fields: { redemptionId, reason: required('The reason, which the member reads'), note },
      confirm: (values) => `Reject ${values.redemptionId}? The points go back to the member.`,
      run: async (call, { redemptionId, ...body }) =>
        shown(await call('rejectRedemption', { params: { redemptionId }, body })),
    }),
  },
};

const head = ['redemption', 'state', 'member', 'reward', 'quantity', 'points', 'redeemed'];

function line(row: RedemptionReviewRow): string[] {
  const { redemptionId: id, state, member, title, quantity, points, redeemedAt } = row;
  return [id, state, member.account, title, String(quantity), String(points), time(redeemedAt)];
}

function shown(value: RedemptionReview): Outcome {
  const text = facts({
    redemption: value.redemptionId,
    state: value.state,
    member: memberText(value.member),
    reward: `${value.quantity} x ${value.title} (${value.rewardId}, ${value.kind})`,
    points: value.points,
    'send to': value.address && addressText(value.address),
    redeemed: time(value.redeemedAt),
    tracking: value.tracking,
    ended: time(value.endedAt),
    'ended by': value.endedBy,
    reason: value.reason,
    note: value.note,
  });
  return { value, text };
}

function addressText(address: DeliveryAddress): string {
  const { recipient, street, city, region, postalCode, country, countryDialingCode, mobileNum } = address;
  const place = [street, city, region, postalCode, country].filter(Boolean).join(', ');
  return `${recipient}, ${place}, +${countryDialingCode} ${mobileNum}`;
}
