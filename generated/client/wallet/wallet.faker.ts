/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  GetBalanceResponse
} from '../model/index.ts';


export const getGetBalanceResponseMock = (): GetBalanceResponse => ({"success":true,"value":{"sumBalance":"12480.50","currency":"USD","asOf":"2026-01-05T09:31:00Z"}})

