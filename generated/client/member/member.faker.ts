/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetPlayerAvatarResponse
} from '../../model/index.ts';


export const getGetMemberInfoResponseMock = (): GetMemberInfoResponse => ({"success":true,"value":{"id":"1000001","account":"player01","userName":"player01","nickname":"Minh Khoa","type":0,"memberAccess":true,"toUpline":false,"clubLabel":{"labelName":"Ember","color":"#281a01","color2":"#fcbf4d","rankLevel":2},"memberLabel":[{"labelName":"Early bird","color":"#011623","color2":"#72c5f9"}],"createdAt":"2025-11-02T08:00:00Z"}})

export const getGetMemberIconResponseMock = (): GetMemberIconResponse => ({"success":true,"value":{"iconUrl":"/art/rank/2.svg","labelName":"Ember","rankLevel":2}})

export const getGetPlayerAvatarResponseMock = (): GetPlayerAvatarResponse => ({"success":true,"value":{"avatarUrl":"/art/avatar/1.svg"}})

