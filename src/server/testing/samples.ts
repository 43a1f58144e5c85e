import type { Game, GetSystemStatusResponse, LoginResult } from '#generated/model/index.ts';
import type { Session } from '../domain/identity/session/session.ts';

export const sampleStatus: GetSystemStatusResponse = {
  success: true,
  value: { status: 0, ip: '127.0.0.1', country: null, maintenanceUntil: null },
};

export const sampleLogin: LoginResult = {
  token: 'pt_8Jm2vQe7WZt1YxN4sKbR0cUfHgLpDaEo',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  expiresAt: '2026-01-05T21:30:00Z',
  idleMinutes: 30,
  lastLogin: null,
};

export const sampleSession: Session = {
  id: 1,
  memberId: 1_000_001,
  account: 'player01',
  nickname: 'Minh Khoa',
  type: 0,
  memberAccess: true,
  balance: '12480.50000000',
};

export const sampleGame: Game = {
  nodeId: '20001',
  gameId: 'lantern-road',
  gameName: 'Lantern Road',
  vassalage: 'SAF',
  vendorName: 'Saffron Play',
  gameType: 'RNG',
  gameClassify: ['HOT'],
  picture: '/art/game/20001.webp',
  artTone: 'dark',
  isHot: true,
  isNew: false,
  minBet: '0.20',
  minLineNum: 20,
  rtp: 9620,
  maintenance: false,
  maintenanceUntil: null,
};
