/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ChangePasswordResponse,
  ForgotPasswordByEmailResponse,
  ResetPasswordByPhoneResponse,
  ResetPasswordResponse
} from '../../model/index.ts';


export const getChangePasswordResponseMock = (): ChangePasswordResponse => ({"success":true,"value":{"changedAt":"2026-01-05T20:15:00Z","endedSessions":0}})

export const getForgotPasswordByEmailResponseMock = (): ForgotPasswordByEmailResponse => ({"success":true,"value":{"expiredMinutes":30}})

export const getResetPasswordResponseMock = (): ResetPasswordResponse => ({"success":true,"value":{"changedAt":"2026-01-05T20:10:00Z","endedSessions":1}})

export const getResetPasswordByPhoneResponseMock = (): ResetPasswordByPhoneResponse => ({"success":true,"value":{"account":"player01","session":{"token":"pt_3Lm7xQd9VkTz1RbN6cHfYs4JgWpEuA2o","firstTimeLogin":false,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-06T08:40:00Z","idleMinutes":30,"lastLogin":{"at":"2026-01-05T20:12:00Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}}})

