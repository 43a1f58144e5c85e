/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  FreePlayLoginResponse,
  LoginResponse,
  LogoutResponse
} from '../model/index.ts';


export const getLoginResponseMock = (): LoginResponse => ({"success":true,"value":{"token":"pt_8Jm2vQe7WZt1YxN4sKbR0cUfHgLpDaEo","firstTimeLogin":false,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-05T21:30:00Z","idleMinutes":30,"lastLogin":{"at":"2026-01-04T09:12:44Z","ip":"203.0.113.7","country":"VN","device":"Chrome on Windows"}}})

export const getFreePlayLoginResponseMock = (): FreePlayLoginResponse => ({"success":true,"value":{"token":"pt_2Yw7uTq1LmXn5KdRb9sVfHgJcZpEoA3i","firstTimeLogin":true,"passwordExpired":false,"passwordDefault":false,"expiresAt":"2026-01-05T21:30:00Z","idleMinutes":30,"lastLogin":null}})

export const getLogoutResponseMock = (): LogoutResponse => ({"success":true,"value":{"endedAt":"2026-01-05T10:05:00Z"}})

