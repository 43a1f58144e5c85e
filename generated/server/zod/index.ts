export * from './catalogue/catalogue.ts';
export * from './member/member.ts';
export * from './notices/notices.ts';
export * from './session/session.ts';
export * from './system/system.ts';
export * from './wallet/wallet.ts';
