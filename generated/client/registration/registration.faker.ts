/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  CheckAffiliateCodeResponse,
  RegisterMemberByMobileResponse,
  RegisterMemberResponse
} from '../../model/index.ts';


export const getRegisterMemberResponseMock = (): RegisterMemberResponse => ({"success":true,"value":{"account":"linh_tran","session":{"token":"pt_7Rk3wYq9TzMb2VxN5cLfHs8JgDpEuA1o","firstTimeLogin":true,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-05T21:10:00Z","idleMinutes":30,"lastLogin":null}}})

export const getRegisterMemberByMobileResponseMock = (): RegisterMemberByMobileResponse => ({"success":true,"value":{"account":"lm4820617","session":{"token":"pt_1Xw6vLm8QkTz4RbN2cHfYs9JgDpEuA7o","firstTimeLogin":true,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-05T21:15:00Z","idleMinutes":30,"lastLogin":null}}})

export const getCheckAffiliateCodeResponseMock = (): CheckAffiliateCodeResponse => ({"success":true,"value":{"code":"LUMO88","domain":"www.lumo.example"}})

