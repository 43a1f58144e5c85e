import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContract } from '#tools/check/breaking-changes.ts';
import { listAt, type Operation, objectAt, operationsOf } from '#tools/check/gate/document.ts';
import { answered, fieldsAt, schemasAt, sentTo, valuesOf } from './prescribed.ts';

const document = await readContract(join(import.meta.dirname, '../../generated/openapi.yaml'));
const operations = operationsOf(document);
const schemas = objectAt(objectAt(document, 'components'), 'schemas');

function operationAt(key: string): Operation {
  const operation = operations.get(key);
  if (!operation) throw new Error(`The contract has no ${key}`);
  return operation;
}

const registration =
  'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp zalo facebook wechat idNumber referralCode domain countryDialingCode';
const geetest = 'geetest_challenge geetest_validate geetest_seccode';
const token = true;
const encrypted = true;

interface Prescribed {
  /** The sent fields, and the answered fields by path. */
  readonly sends?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly token?: boolean;
  readonly encrypted?: boolean;
}

/** Calls that the requirements prescribe: path, method, marks and field names. */
const calls: readonly (readonly [ids: string, call: string, prescribed: Prescribed])[] = [
  ['API-01 API-74', 'POST /wps/session/login', { sends: 'username password captcha type', encrypted }],
  ['API-02 API-69', 'POST /wps/verification/sms/noLogin', { sends: 'mobileNum countryDialingCode sliderTicket' }],
  ['API-03', 'GET /wps/system/whitelabel', {}],
  ['API-04', 'GET /wps/relay/MCSFE_getPlayerAvatar', { token }],
  ['API-05', 'GET /lgw/games/game_menus', {}],
  ['API-06', 'GET /wps/member/info', { token }],
  [
    'API-07 API-08',
    'PUT /wps/member/register',
    {
      sends: `${registration} ${geetest} login registerUrl registerMethod firebaseChannel firebaseIdToken`,
      encrypted,
    },
  ],
  ['API-09', 'PUT /wps/member/register/mobile', { sends: `${registration} ${geetest} login`, encrypted }],
  ['API-10', 'POST /wps/member/password', { sends: 'oldPassword newPassword confirmNewPassword', token, encrypted }],
  ['API-11', 'GET /wps/agent/affiliate', { sends: 'code domain' }],
  ['API-12 API-67', 'GET /wps/system/setting/register', {}],
  ['API-13', 'POST /wps/member/password/email', { sends: 'username email' }],
  ['API-14 API-70', 'POST /wps/session/login/freeplay', { sends: 'os platform randomString version' }],
  ['API-15', 'GET /wps/captcha', { answers: { '': 'value' } }],
  ['API-16 API-71', 'GET /wps/member/info/icon', { token }],
  ['API-17', 'GET /wps/system/status', {}],
  [
    'API-18 API-68',
    'POST /wps/member/password/verification',
    { sends: 'newPassword mobileNum verificationCode', encrypted },
  ],
  ['API-19', 'GET /wps/v2/wallets/balance', { answers: { value: 'sumBalance' }, token }],
  ['API-20', 'POST /wps/relay/GCS_walletTransfer', { sends: 'from to amount', token }],
  ['API-21', 'DELETE /wps/session/logout', { token }],
  ['API-22 API-23', 'POST /wps/game/launchGame', { sends: 'Language', answers: { '': 'game_url game_url2' }, token }],
  ['API-24', 'GET /wps/relay/GLS2_roomList', {}],
  ['API-25', 'GET /lgw/vn/games/game_menu', {}],
  ['API-25 API-80', 'GET /lgw/vn/games/recent', { token }],
  ['API-26', 'GET /lgw/games/popular', { sends: 'count prizeMode device language' }],
  ['API-27', 'GET /wps/member/info/funds/consolidated', { token }],
  ['API-28', 'GET /wps/system/domainRoute', {}],
  [
    'API-29',
    'POST /wps/verification/sms/register',
    { sends: 'username mobileNo', answers: { '': 'success message', value: 'expiredMinutes expirationTime' } },
  ],
  ['API-30', 'PUT /wps/feedback', { sends: 'category content contact' }],
  ['API-31', 'GET /wps/relay/CSP_unreadCount', { token }],
  ['API-32', 'GET /wps/system/helpCenter', { sends: 'lang device' }],
  ['API-33', 'GET /wps/relay/GCSGAME_hotGames', { answers: { '': 'list' } }],
  ['API-34', 'GET /wps/relay/GCSGAME_gameList', { answers: { '': 'games totalPages' } }],
  ['API-35', 'GET /wps/relay/GCSGAME_vendorTypes', {}],
  ['API-36', 'GET /wps/relay/GCSGAME_vendors', { answers: { 'value.data': 'lanes' } }],
  ['API-37', 'GET /wps/relay/GCSGAME_favouriteIds', { answers: { '': 'value' }, token }],
  ['API-38', 'GET /wps/relay/GCSGAME_favouriteList', { answers: { value: 'content totalPages' }, token }],
  ['API-39', 'GET /wps/relay/GCS_recentGame', { answers: { value: 'list totalPages' }, token }],
  ['API-40', 'POST /wps/relay/GCSGAME_addFavourite', { sends: 'nodeId vendor gameType', token }],
  ['API-41', 'POST /wps/relay/GCSGAME_removeFavourite', { sends: 'nodeId vendor gameType', token }],
  ['API-42', 'GET /wps/relay/MCSFE_announcements', { sends: 'types platform execution' }],
  ['API-43', 'GET /wps/relay/MCSFE_missionsSummary', { token }],
  ['API-44', 'GET /wps/relay/MCSFE_missionsLeaderboard', { token }],
  ['API-45', 'GET /wps/relay/GCSGAME_openedNumero', {}],
  ['API-46', 'GET /wps/relay/GCSGAME_vietnamNumero', { sends: 'count' }],
  ['API-47', 'GET /wps/v2/wallets/merchantWallet', { sends: 'isSingle', token }],
  ['API-48 API-49 API-50 API-51', 'GET /wps/agent/contracts', { sends: 'kind', token }],
  ['API-52', 'GET /wps/relay/GCSGAME_winnerRank', {}],
  ['API-53', 'POST /wps/relay/MCSFE_raffleClaim', { token }],
  ['API-54', 'GET /wps/relay/MCSFE_pointsBalance', { token }],
  ['API-55', 'GET /wps/relay/MCSFE_pointsRewards', {}],
  ['API-56', 'GET /wps/relay/MCSFE_pointsRedeemList', { token }],
  ['API-57', 'GET /wps/relay/MCSFE_pointsConfig', {}],
  ['API-58', 'GET /wps/relay/MCSFE_pointsMemberTransactionDetail', { token }],
  ['API-59', 'POST /wps/relay/MCSFE_pointsRedeem', { sends: 'paymentPassword', token, encrypted }],
  ['API-60', 'POST /wps/relay/MCSFE_pointsConvert', { sends: 'paymentPassword', token, encrypted }],
  ['API-61', 'POST /wps/member/language', { sends: 'language', token }],
  [
    'API-62',
    'GET /wps/relay/MCSFE_chatUrl',
    { sends: 'b2c title language headerColor', answers: { '': 'chatUrl' }, token },
  ],
  ['API-63', 'GET /wps/relay/MCSFE_chatUnread', { answers: { '': 'unReadCount' }, token }],
  ['API-64', 'GET /wps/relay/MCSFE_routers', { answers: { '': 'domainList resources' } }],
  ['API-65 API-81', 'GET /wps/system/permission', { sends: 'url' }],
  ['API-66', 'GET /wps/relay/MCSFE_getCountryCode', { answers: { value: 'countryCode countryDialingCode' } }],
  ['API-72', 'GET /wps/relay/MCSFE_customerService', { answers: { 'value.version': 'pathList' } }],
  ['API-78', 'GET /wps/system/jwks', {}],
];

test.each(calls)('the contract has the calls of %s: %s', (_, key, { sends, answers, ...marks }) => {
  const operation = operationAt(key);
  expect([...sentTo(document, operation).keys()]).toEqual(expect.arrayContaining(words(sends)));
  for (const [path, fields] of Object.entries(answers ?? {})) {
    expect(fieldsAt(document, answered(document, operation), path)).toEqual(expect.arrayContaining(words(fields)));
  }
  const wantsToken = listAt(operation.node, 'security').some((scheme) => 'bearerAuth' in Object(scheme));
  expect({ token: wantsToken, encrypted: operation.node['x-encrypted'] === true }).toEqual({
    token: marks.token ?? false,
    encrypted: marks.encrypted ?? false,
  });
});

function words(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** Entities with exactly these fields, or at least these. `as` precedes ids that the contract proves in part. */
const entities: readonly (readonly [id: string, schema: string, fields: string, only?: 'only'])[] = [
  ['ENTITY-01', 'RegisterRules', registration, 'only'],
  ['ENTITY-02', 'Country', 'countryCode countryDialingCode', 'only'],
  ['ENTITY-03', 'Promotion', 'id category'],
  ['ENTITY-04', 'Banner', 'bannerId groupName url linkageType linkage'],
  ['ENTITY-06', 'Resource', 'resourceType url qrCodeUrl labelNameEn', 'only'],
  ['ENTITY-07', 'ValidationRule', 'enabled required minLength maxLength acceptedPattern patternId', 'only'],
  ['ENTITY-08', 'LoginResult', 'token firstTimeLogin passwordExpired passwordDefault'],
  ['ENTITY-09', 'LoginPayload', 'username password captcha type sliderTicket'],
  ['ENTITY-11', 'ChangePasswordPayload', 'oldPassword newPassword confirmNewPassword', 'only'],
  ['ENTITY-12', 'ForgotByEmailPayload', 'username email', 'only'],
  ['ENTITY-13', 'PasswordByPhonePayload', 'newPassword mobileNum verificationCode'],
  ['ENTITY-14', 'SmsCodePayload', 'countryDialingCode mobileNum sliderTicket', 'only'],
  ['ENTITY-15', 'MobileRegisterSmsPayload', `registerType countryDialingCode mobileNo ${geetest}`, 'only'],
  ['ENTITY-17', 'MemberInfo', 'id account nickname type toUpline clubLabel memberLabel userName'],
  ['ENTITY-18', 'ClubLabel', 'labelName color color2 rankLevel', 'only'],
  ['ENTITY-19', 'Notice', 'playerList banners popup promotion headline', 'only'],
  ['ENTITY-20', 'Announcement', 'id title content timestamp', 'only'],
  ['ENTITY-22', 'VendorLane', 'title cards', 'only'],
  ['ENTITY-22', 'VendorCard', 'vassalage smallIcon isHot'],
  ['ENTITY-34', 'LotteryMenu', 'gameMenus', 'only'],
  ['ENTITY-34', 'LotteryMenuGroup', 'gameGroupCode labelName games', 'only'],
  ['ENTITY-35', 'Permission', 'info location maintenance regionRestriction', 'only'],
  ['ENTITY-35', 'VisitorLocation', 'ip country', 'only'],
  ['ENTITY-36', 'SiteInfo', 'whitelabel register resources customerService analytics imageCDNs launchGameCDNs'],
  ['ENTITY-36', 'Analytics', 'gtagId', 'only'],
  ['ENTITY-37', 'WhitelabelNode', 'modId enabled childrenNodes', 'only'],
  ['ENTITY-38', 'Balance', 'sumBalance'],
  ['ENTITY-39', 'InboxState', 'unReadCount', 'only'],
  ['ENTITY-40', 'Wallet', 'walletId vendor balance bonusBalance heldBalance version asOf'],
  ['ENTITY-41', 'Points', 'balance earned spent'],
  ['ENTITY-42', 'Redemption', 'redemptionId rewardId state points'],
  ['ENTITY-43', 'Mission', 'missionId title kind target progress reward state endsAt', 'only'],
  ['ENTITY-44', 'Contract', 'contractId kind state upline downline terms version actions'],
  ['ENTITY-45', 'Winner', 'nickname gameName vendor amount at rank'],
  [
    'as PROMO-10 says,',
    'Promotion',
    'id category title summary html picture startsAt endsAt state applyMode reward wagering',
  ],
];

test.each(entities)('%s %s has its fields', (_, name, fields, only) => {
  const found = fieldsAt(document, schemas[String(name)]);
  expect(found).toEqual(only ? [...words(fields)].sort() : expect.arrayContaining(words(fields)));
});

/** Prescribed values, complete lists. */
const enumerations: readonly (readonly [id: string, schema: string, path: string, values: readonly unknown[]])[] = [
  ['STATUS-01 STATUS-02 STATUS-03', 'SystemState', 'status', [0, 1, 2]],
  [
    'ENTITY-05',
    'ResourceType',
    '',
    words('AFFILIATELINK TELEGRAM Android MOBILECONFIG YOUTUBE INSTAGRAM FACEBOOK TWITTER TIKTOK LINE'),
  ],
  ['ENTITY-09', 'LoginPayload', 'type', ['username', 'sms']],
  ['as BANNER-11 says,', 'LinkageType', '', words('PROMOTION GAME ROUTE URL')],
  [
    'as PROMO-02 says,',
    'PromotionState',
    '',
    words('coming_soon join signed applying processing issued rejected claim claimed closed'),
  ],
  ['as MALL-04 says,', 'RedemptionState', '', words('processing rejected completed')],
  ['LOTTERY-03', 'PrizeMode', '', words('Lott ZY Elott SEA')],
  ['LOTTERY-05', 'LotteryGame', 'launchMode', ['LOTT']],
  ['ROLE-07', 'AgentType', '', [0, 1, 2, 4, 41, 42]],
  ['as WALLET-11 says,', 'DepositState', '', words('pending paid credited failed expired reversed')],
  [
    'as WALLET-11 says,',
    'WithdrawalState',
    '',
    words('requested reviewing approved paid received disputed rejected returned'),
  ],
  ['as CONTRACT-02 says,', 'ContractKind', '', words('dividend daily hourly realtime')],
  [
    'as CONTRACT-07 says,',
    'ContractState',
    '',
    words('requested valid rejected withdrawn terminating terminated superseded'),
  ],
  ['as CONTRACT-05 says,', 'ContractAction', '', words('sign reject withdraw terminate agree_termination')],
  ['as LOTTERY-11 says,', 'DrawState', '', words('scheduled open closed drawn settled void')],
];

test.each(enumerations)('%s %s %s has its values', (_, name, path, values) => {
  const found = schemasAt(document, schemas[name], path).flatMap((schema) => valuesOf(document, schema));
  expect(found).toEqual(values);
});
