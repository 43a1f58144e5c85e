import { readFileSync } from 'node:fs';
import { BannerGroup, ContentState, type CreateBannerPayload, type ManagedBanner } from '#generated/model/index.ts';
import { type Area, command, filterOf, type Outcome, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { UsageError } from './operator-error.ts';
import { facts, listed, time } from './text.ts';

const bannerId = required('The banner');
const file = required('A JSON file with the banner, like `banners show ID --json` writes it');

export const banners: Area = {
  title: 'Banners',
  async items(call) {
    const { content } = await call('listManagedBanners', {});
    return content.map((row) => ({
      id: row.bannerId,
      label: `${row.state}  ${row.groupName}: ${row.words.EN.title}`,
      actions: ['show', ...(row.state === 'scheduled' || row.state === 'shown' ? ['update', 'withdraw'] : [])],
    }));
  },
  commands: {
    list: command({
      summary: 'the banners of the carousels, by their places',
      fields: {
        groupName: filterOf('Banners of this carousel only', Object.values(BannerGroup)),
        state: filterOf('Banners in this state only', Object.values(ContentState)),
        ...pageFields,
      },
      run: async (call, values) => listed(await call('listManagedBanners', { query: queryOf(values) }), head, line),
    }),
    show: command({
      summary: 'one banner with its words',
      id: 'bannerId',
      fields: { bannerId },
      run: async (call, params) => shown(await call('getManagedBanner', { params })),
    }),
    create: command({
      summary: 'show a banner in a carousel',
      fields: { file },
      confirm: (values) => `Show everybody the banner of ${values.file}?`,
      run: async (call, values) => shown(await call('createBanner', { body: bannerIn(values.file) })),
    }),
    update: command({
      summary: 'put what a file says in the place of a banner',
      id: 'bannerId',
      fields: { bannerId, file },
      confirm: (values) => `Change ${values.bannerId} for everybody?`,
      async run(call, { file: path, ...params }) {
        const { version } = await call('getManagedBanner', { params });
        return shown(await call('updateBanner', { params, body: { version, ...bannerIn(path) } }));
      },
    }),
    withdraw: command({
      summary: 'show a banner to nobody any more',
      id: 'bannerId',
      fields: { bannerId },
      confirm: (values) => `Withdraw ${values.bannerId} for good?`,
      run: async (call, params) => shown(await call('withdrawBanner', { params })),
    }),
  },
};

/** The banner of a file, which the client checks by the contract. Throws {@link UsageError} without a JSON object. */
function bannerIn(path: string): CreateBannerPayload {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof read !== 'object' || read === null) throw new UsageError(`${path} holds no banner.`);
  const { groupName, url, linkageType, linkage, words, position, startsAt, endsAt } = read as CreateBannerPayload;
  return { groupName, url, linkageType, linkage, words, position, startsAt, endsAt };
}

const head = ['banner', 'carousel', 'place', 'state', 'from', 'until', 'title', 'by'];

function line(row: ManagedBanner): string[] {
  const { bannerId: id, groupName, position, state, startsAt, endsAt, words, updatedBy } = row;
  const times = [time(startsAt), time(endsAt) || 'withdrawn'];
  return [id, groupName, String(position), state, ...times, words.EN.title, updatedBy];
}

function shown(value: ManagedBanner): Outcome {
  const said = ({ kicker, title, text, actionLabel, terms }: ManagedBanner['words']['EN']) =>
    [kicker, title, text, actionLabel, terms].filter((part) => part !== null).join(' | ');
  const text = facts({
    banner: value.bannerId,
    carousel: `${value.groupName}, place ${value.position}`,
    state: value.state,
    picture: value.url,
    opens: value.linkageType && `${value.linkageType} ${value.linkage}`,
    from: time(value.startsAt),
    until: time(value.endsAt) || 'withdrawn',
    English: said(value.words.EN),
    Vietnamese: said(value.words.VI),
    version: value.version,
    changed: `${time(value.updatedAt)} by ${value.updatedBy}`,
  });
  return { value, text };
}
