import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// The fields as the specification names them, written by hand, beside the bundle of the contract.
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly type?: unknown;
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}
interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const bundle: Bundle = parse(readFileSync(join(import.meta.dirname, '../../../generated/openapi.yaml'), 'utf8'));

/** What a reference of the bundle leads to; anything else is itself. */
function resolved<T extends { readonly $ref?: string }>(node: T): T {
  if (node.$ref === undefined) return node;
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => Object(part)[key], bundle);
  return resolved(target as T);
}

function operation(method: string, path: string): Operation {
  const found = bundle.paths[path]?.[method];
  if (found === undefined) throw new Error(`the contract has no ${method} ${path}`);
  return found;
}

/** The properties of a schema, those of its alternatives and parts included. */
function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { properties, oneOf = [], allOf = [] } = resolved(schema);
  return Object.assign({}, properties, ...[...oneOf, ...allOf].map(fieldsOf));
}

/** The fields of what an operation takes in its body. */
function sent(method: string, path: string): string[] {
  const schemas = Object.values(operation(method, path).requestBody?.content ?? {});
  return schemas.flatMap(({ schema }) => Object.keys(fieldsOf(schema)));
}

/** The parameters of the address of an operation, by name. */
function asked(path: string): ReadonlyMap<string, Schema> {
  const parameters = (operation('get', path).parameters ?? []).map(resolved);
  return new Map(parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, resolved(schema)]));
}

/** The schema at a path of fields in the answer of a read; `*` are the items of a list. */
function answered(path: string, fields: string): Schema | undefined {
  const { schema } = operation('get', path).responses['200']?.content['application/json'] ?? {};
  return fields
    .split('.')
    .reduce<Schema | undefined>(
      (part, key) => part && (key === '*' ? resolved(part).items : fieldsOf(part)[key]),
      schema,
    );
}

describe('what is sent', () => {
  test.each([
    ['ENTITY-09', 'post', '/wps/session/login', ['username', 'password', 'captcha', 'type', 'sliderTicket']],
    ['ENTITY-11', 'post', '/wps/member/password', ['oldPassword', 'newPassword', 'confirmNewPassword']],
    ['ENTITY-12', 'post', '/wps/member/password/email', ['username', 'email']],
    [
      'ENTITY-13',
      'post',
      '/wps/member/password/verification',
      ['newPassword', 'mobileNum', 'verificationCode', 'countryDialingCode'],
    ],
    ['ENTITY-14', 'post', '/wps/verification/sms/noLogin', ['countryDialingCode', 'mobileNum', 'sliderTicket']],
    ['ENTITY-30', 'post', '/wps/relay/GCSGAME_addFavourite', ['nodeId', 'vendor', 'gameType']],
    ['ENTITY-30', 'post', '/wps/relay/GCSGAME_removeFavourite', ['nodeId', 'vendor', 'gameType']],
  ] as const)('%s %s %s has %s', (_id, method, path, fields) => {
    expect(sent(method, path)).toEqual(expect.arrayContaining([...fields]));
  });

  test('ENTITY-09 the type of a login is username or sms', () => {
    const body = operation('post', '/wps/session/login').requestBody?.content['application/json']?.schema;
    expect(body && resolved(fieldsOf(body)['type'] ?? {}).enum).toEqual(['username', 'sms']);
  });
});

test('PROMO-06 PROMO-03 an application for a promotion takes at most three pictures and 140 characters', () => {
  const body = operation('post', '/wps/relay/MCSFE_activityApply').requestBody?.content['multipart/form-data'];
  const { images, remark } = fieldsOf(body?.schema ?? {});
  expect(resolved(images ?? {})).toMatchObject({ type: 'array', minItems: 1, maxItems: 3 });
  expect(resolved(remark ?? {})).toMatchObject({ maxLength: 140 });
});

describe('what is asked', () => {
  test('ENTITY-23 the game list has all its filters, the client type 3 and one platform', () => {
    const query = asked('/wps/relay/GCSGAME_gameList');
    const names = [
      'clientType',
      'platform',
      'channel',
      'merchant',
      'gameType',
      'vassalage',
      'gameClassify',
      'gameName',
    ];
    expect([...query.keys()]).toEqual(expect.arrayContaining([...names, 'minBet', 'minLineNum', 'language']));
    expect(query.get('clientType')?.enum).toEqual([3]);
    expect(query.get('platform')?.enum).toEqual(['flash,html5-desktop']);
  });

  test('ENTITY-26 CONST-04 the hot games have all their filters, the platform 2, and are a list', () => {
    const path = '/wps/relay/GCSGAME_hotGames';
    const query = asked(path);
    const names = ['merchantCode', 'isPlatform', 'vassalage', 'platform', 'language'];
    expect([...query.keys()]).toEqual(expect.arrayContaining(names));
    expect(query.get('isPlatform')?.enum).toEqual([2]);
    expect(answered(path, 'list')?.type).toBe('array');
  });

  test('CONST-02 wherever the type of the device is asked for, it is WEB', () => {
    const read = Object.keys(bundle.paths).filter((path) => bundle.paths[path]?.['get']);
    const devices = read.flatMap((path) => {
      const device = asked(path).get('device');
      return device ? [[path, device.enum] as const] : [];
    });
    expect(new Map(devices)).toEqual(
      new Map([
        ['/wps/system/helpCenter', ['WEB']],
        ['/lgw/games/game_menus', ['WEB']],
        ['/lgw/games/popular', ['WEB']],
      ]),
    );
  });
});

describe('what is answered', () => {
  const site = '/wps/system/permission';
  test('ENTITY-05 ENTITY-06 resources are of ten types, with url, QR code and English label', () => {
    const resource = answered(site, 'value.info.resources.*') ?? {};
    const fields = fieldsOf(resource);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['url', 'qrCodeUrl', 'labelNameEn', 'resourceType']));
    expect(resolved(fields['resourceType'] ?? {}).enum).toEqual([
      'AFFILIATELINK',
      'TELEGRAM',
      'Android',
      'MOBILECONFIG',
      'YOUTUBE',
      'INSTAGRAM',
      'FACEBOOK',
      'TWITTER',
      'TIKTOK',
      'LINE',
    ]);
  });

  test('ENTITY-38 WALLET-05 the balance has its sum', () => {
    expect(resolved(answered('/wps/v2/wallets/balance', 'value.sumBalance') ?? {}).type).toBe('string');
  });
});
