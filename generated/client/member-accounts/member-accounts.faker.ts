/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AddBoundAccountResponse,
  ListBanksResponse,
  ListBoundAccountsResponse,
  RemoveBoundAccountResponse,
  SetDefaultBoundAccountResponse
} from '../../model/index.ts';


export const getListBanksResponseMock = (): ListBanksResponse => ({"success":true,"value":[{"bankCode":"SAOMAI","bankName":"Sao Mai Bank","kind":"bank","logo":"/art/bank/SAOMAI.svg","accountPattern":"^[0-9]{8,16}$","maintenance":false},{"bankCode":"HONGHA","bankName":"Hong Ha Bank","kind":"bank","logo":"/art/bank/HONGHA.svg","accountPattern":"^[0-9]{9,15}$","maintenance":false},{"bankCode":"SENVI","bankName":"Sen Wallet","kind":"e_wallet","logo":"/art/bank/SENVI.svg","accountPattern":"^0[0-9]{9}$","maintenance":false}]})

export const getListBoundAccountsResponseMock = (): ListBoundAccountsResponse => ({"success":true,"value":{"payeeName":"NGUYEN MINH KHOA","accounts":[{"accountId":"ba-1101","kind":"bank","bankCode":"SAOMAI","bankName":"Sao Mai Bank","ending":"4471","payeeName":"NGUYEN MINH KHOA","branch":null,"isDefault":true,"usableFrom":"2025-11-02T08:40:00Z","createdAt":"2025-11-02T08:40:00Z","lastUsedAt":"2026-01-05T09:55:00Z"}],"maxAccounts":5}})

export const getAddBoundAccountResponseMock = (): AddBoundAccountResponse => ({"success":true,"value":{"payeeName":"NGUYEN MINH KHOA","accounts":[{"accountId":"ba-1101","kind":"bank","bankCode":"SAOMAI","bankName":"Sao Mai Bank","ending":"4471","payeeName":"NGUYEN MINH KHOA","branch":null,"isDefault":true,"usableFrom":"2025-11-02T08:40:00Z","createdAt":"2025-11-02T08:40:00Z","lastUsedAt":"2026-01-05T09:55:00Z"},{"accountId":"ba-1102","kind":"e_wallet","bankCode":"SENVI","bankName":"Sen Wallet","ending":"5678","payeeName":"NGUYEN MINH KHOA","branch":null,"isDefault":false,"usableFrom":"2026-01-05T09:57:00Z","createdAt":"2026-01-05T09:57:00Z","lastUsedAt":null}],"maxAccounts":5}})

export const getSetDefaultBoundAccountResponseMock = (): SetDefaultBoundAccountResponse => ({"success":true,"value":{"payeeName":"NGUYEN MINH KHOA","accounts":[{"accountId":"ba-1101","kind":"bank","bankCode":"SAOMAI","bankName":"Sao Mai Bank","ending":"4471","payeeName":"NGUYEN MINH KHOA","branch":null,"isDefault":true,"usableFrom":"2025-11-02T08:40:00Z","createdAt":"2025-11-02T08:40:00Z","lastUsedAt":"2026-01-05T09:55:00Z"}],"maxAccounts":5}})

export const getRemoveBoundAccountResponseMock = (): RemoveBoundAccountResponse => ({"success":true,"value":{"payeeName":"NGUYEN MINH KHOA","accounts":[{"accountId":"ba-1101","kind":"bank","bankCode":"SAOMAI","bankName":"Sao Mai Bank","ending":"4471","payeeName":"NGUYEN MINH KHOA","branch":null,"isDefault":true,"usableFrom":"2025-11-02T08:40:00Z","createdAt":"2025-11-02T08:40:00Z","lastUsedAt":"2026-01-05T09:55:00Z"}],"maxAccounts":5}})

