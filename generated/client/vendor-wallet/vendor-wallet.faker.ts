/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AuthorisePlayerResponse,
  CreditPlayerResponse,
  DebitPlayerResponse,
  GetPlayerBalanceResponse,
  RollbackDebitResponse
} from '../../model/index.ts';


export const getAuthorisePlayerResponseMock = (): AuthorisePlayerResponse => ({"success":true,"value":{"memberId":"1000001","nickname":"Minh Khoa","playToken":"pl_5Rk9wQe2VZt7YxN1sKbU0cHf","expiresAt":"2026-01-05T21:30:00Z","nodeId":"20001","gameId":"lantern-road","language":"EN","currency":"USD","balance":"12680.50","asOf":"2026-01-05T09:42:00Z"}})

export const getGetPlayerBalanceResponseMock = (): GetPlayerBalanceResponse => ({"success":true,"value":{"memberId":"1000001","currency":"USD","balance":"12680.50","asOf":"2026-01-05T09:42:00Z"}})

export const getDebitPlayerResponseMock = (): DebitPlayerResponse => ({"success":true,"value":{"transactionId":"SAF-r5001-debit-0001","kind":"debit","state":"applied","duplicate":false,"roundId":"r-5001","betId":"b-6001","amount":"-2.00","currency":"USD","balance":"12678.50","at":"2026-01-05T09:42:00Z"}})

export const getCreditPlayerResponseMock = (): CreditPlayerResponse => ({"success":true,"value":{"transactionId":"SAF-r5001-credit-001","kind":"credit","state":"applied","duplicate":false,"roundId":"r-5001","betId":"b-6001","amount":"7.40","currency":"USD","balance":"12685.90","at":"2026-01-05T09:43:00Z"}})

export const getRollbackDebitResponseMock = (): RollbackDebitResponse => ({"success":true,"value":{"transactionId":"SAF-r5090-rollback-1","kind":"rollback","state":"recorded","duplicate":false,"roundId":"r-5090","betId":null,"amount":"0.00","currency":"USD","balance":"12685.90","at":"2026-01-05T09:44:00Z"}})

