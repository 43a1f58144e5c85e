import { writeFile } from 'node:fs/promises';
import { type ApplicationReview, type ApplicationReviewRow, ApplicationState } from '#generated/model/index.ts';
import { table } from '../table.ts';
import { type Area, command, filterOf, type Outcome, optional, required } from './command.ts';
import { queryOf, rangeFields } from './list-fields.ts';
import { facts, listed, memberText, time } from './text.ts';
import { optionalAmount, plainAmount } from './typed.ts';

const applicationId = required('The application');
const note = optional('A note for other operators');

/** The commands that each state allows. */
const actions: Readonly<Record<ApplicationState, readonly string[]>> = {
  applying: ['take', 'approve', 'reject', 'picture'],
  processing: ['approve', 'reject', 'picture'],
  issued: ['picture'],
  rejected: ['picture'],
};

export const applications: Area = {
  title: 'Applications for promotions',
  waiting: async (call) => (await call('listApplicationReviews', { query: { pageSize: 1 } })).totalElements,
  async items(call) {
    const { content } = await call('listApplicationReviews', {});
    return content.map((row) => ({
      id: row.applicationId,
      label: `${row.state}  ${row.promotionTitle} for ${row.member.account}, ${time(row.filedAt)}`,
      actions: ['show', ...actions[row.state]],
    }));
  },
  commands: {
    list: command({
      summary: 'the applications that wait for an operator',
      fields: {
        state: filterOf('Applications in this state only', Object.values(ApplicationState)),
        promotionId: optional('Applications for this promotion only'),
        ...rangeFields,
      },
      run: async (call, values) => listed(await call('listApplicationReviews', { query: queryOf(values) }), head, line),
    }),
    show: command({
      summary: 'one application with its remark and its pictures',
      id: 'applicationId',
      fields: { applicationId },
      run: async (call, params) => shown(await call('getApplicationReview', { params })),
    }),
    picture: command({
      summary: 'save a picture of an application; the audit log notes that it was read',
      id: 'applicationId',
      fields: {
        applicationId,
        imageId: required('The picture, by the id that `show` tells'),
        file: required('The file to write'),
      },
      async run(call, { file, ...params }) {
        const { data, ...value } = await call('getApplicationImage', { params });
        const bytes = Buffer.from(data, 'base64');
        await writeFile(file, bytes);
        return { value: { ...value, file }, text: `${value.imageId}, ${bytes.length} bytes, is in ${file}.` };
      },
    }),
    take: command({
      summary: 'take an application up for review',
      id: 'applicationId',
      fields: { applicationId },
      run: async (call, params) => shown(await call('startApplicationReview', { params })),
    }),
    approve: command({
      summary: 'approve an application; its reward is granted at once',
      id: 'applicationId',
      fields: {
        applicationId,
        amount: optionalAmount("What is granted, where it is not the promotion's own reward"),
        note,
      },
      confirm: ({ applicationId: id, amount }) =>
        `Approve ${id}? ${amount === undefined ? 'Its reward' : plainAmount(amount)} is granted at once.`,
      run: async (call, { applicationId, ...body }) =>
        shown(await call('decideApplication', { params: { applicationId }, body: { decision: 'approve', ...body } })),
    }),
    reject: command({
      summary: 'reject an application; the member may apply again',
      id: 'applicationId',
      fields: { applicationId, reason: required('The reason, which the member reads'), note },
      confirm: (values) => `Reject ${values.applicationId}? The member reads the reason.`,
      run: async (call, { applicationId, ...body }) =>
        shown(await call('decideApplication', { params: { applicationId }, body: { decision: 'reject', ...body } })),
    }),
  },
};

const head = ['application', 'state', 'member', 'promotion', 'pictures', 'filed', 'reviewer'];

function line(row: ApplicationReviewRow): string[] {
  const { applicationId: id, state, member, promotionTitle, imageCount, filedAt, reviewer } = row;
  return [id, state, member.account, promotionTitle, String(imageCount), time(filedAt), reviewer ?? ''];
}

function shown(value: ApplicationReview): Outcome {
  const { images } = value;
  const about = facts({
    application: value.applicationId,
    state: value.state,
    member: memberText(value.member),
    promotion: `${value.promotionTitle} (${value.promotionId})`,
    reward: value.reward.text,
    remark: value.remark,
    filed: time(value.filedAt),
    reviewer: value.reviewer,
    'taken up': time(value.takenAt),
    decided: time(value.decidedAt),
    bonus: value.bonusId,
    reason: value.reason,
    note: value.note,
  });
  const pictures = table([
    ['picture', 'type', 'pixels', 'bytes'],
    ...images.map((each) => [each.imageId, each.contentType, `${each.width} x ${each.height}`, String(each.bytes)]),
  ]);
  return { value, text: images.length === 0 ? about : `${about}\n\n${pictures}` };
}
