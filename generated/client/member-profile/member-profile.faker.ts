/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  GetProfileResponse,
  ListAvatarsResponse,
  UpdateLanguageResponse,
  UpdateProfileResponse
} from '../../model/index.ts';


export const getGetProfileResponseMock = (): GetProfileResponse => ({"success":true,"value":{"account":"player01","nickname":"Minh Khoa","avatarId":"own","avatarUrl":"/art/avatar/1000001.svg","payeeName":"NGUYEN MINH KHOA","birthday":"1992-08-17","minimumAge":21,"language":"EN","email":"k***@example.com","mobile":"+84 ******5678","contacts":{"line":null,"whatsapp":null,"zalo":"0912345678","facebook":null,"wechat":null,"qqNum":null},"createdAt":"2025-11-02T08:00:00Z"}})

export const getUpdateProfileResponseMock = (): UpdateProfileResponse => ({"success":true,"value":{"account":"player01","nickname":"Khoa N","avatarId":"lantern","avatarUrl":"/art/avatar/lantern.svg","payeeName":"NGUYEN MINH KHOA","birthday":"1992-08-17","minimumAge":21,"language":"EN","email":"k***@example.com","mobile":"+84 ******5678","contacts":{"line":null,"whatsapp":null,"zalo":"0912345678","facebook":null,"wechat":null,"qqNum":null},"createdAt":"2025-11-02T08:00:00Z"}})

export const getListAvatarsResponseMock = (): ListAvatarsResponse => ({"success":true,"value":[{"avatarId":"own","avatarUrl":"/art/avatar/1000001.svg","chosen":true},{"avatarId":"lantern","avatarUrl":"/art/avatar/lantern.svg","chosen":false},{"avatarId":"koi","avatarUrl":"/art/avatar/koi.svg","chosen":false},{"avatarId":"lotus","avatarUrl":"/art/avatar/lotus.svg","chosen":false}]})

export const getUpdateLanguageResponseMock = (): UpdateLanguageResponse => ({"success":true,"value":{"language":"VI"}})

