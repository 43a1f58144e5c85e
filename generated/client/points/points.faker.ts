/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  ConvertPointsResponse,
  GetPointRewardResponse,
  GetPointsBalanceResponse,
  GetPointsConfigResponse,
  ListPointRewardsResponse,
  ListPointTransactionsResponse,
  ListRedemptionsResponse,
  RedeemPointsResponse
} from '../../model/index.ts';


export const getGetPointsBalanceResponseMock = (): GetPointsBalanceResponse => ({"success":true,"value":{"balance":1284,"earned":2184,"spent":900,"asOf":"2026-01-05T09:31:00Z"}})

export const getGetPointsConfigResponseMock = (): GetPointsConfigResponse => ({"success":true,"value":{"turnoverPerPoint":"10.00","pointValue":"0.01","convertMin":100,"convertStep":100,"convertMaxPerDay":50000,"currency":"USD"}})

export const getListPointRewardsResponseMock = (): ListPointRewardsResponse => ({"success":true,"value":{"content":[{"rewardId":"pr-201","kind":"bonus","title":"10.00 of bonus money","summary":"In your bonus balance at once.","picture":"/art/reward/pr-201.svg","points":900,"stock":null,"amount":"10.00","isHot":true,"isNew":false},{"rewardId":"pr-202","kind":"money","title":"5.00 in your main wallet","summary":"Nothing to stake, yours at once.","picture":"/art/reward/pr-202.svg","points":480,"stock":null,"amount":"5.00","isHot":false,"isNew":false},{"rewardId":"pr-203","kind":"goods","title":"Lumo weekend bag","summary":"Sent to your address within 14 days.","picture":"/art/reward/pr-203.svg","points":800,"stock":30,"amount":null,"isHot":false,"isNew":true}],"totalPages":1,"totalElements":3}})

export const getGetPointRewardResponseMock = (): GetPointRewardResponse => ({"success":true,"value":{"rewardId":"pr-201","kind":"bonus","title":"10.00 of bonus money","summary":"In your bonus balance at once.","picture":"/art/reward/pr-201.svg","points":900,"stock":null,"amount":"10.00","isHot":true,"isNew":false,"html":"<p>Stake it three times within seven days.</p>","wagering":{"multiple":3,"base":"bonus","days":7,"maxStake":"10.00","contributions":[{"gameType":"RNG","rate":10000},{"gameType":"INHOUSE","rate":10000},{"gameType":"LIVE","rate":2000}]},"needsAddress":false,"maxQuantity":1}})

export const getRedeemPointsResponseMock = (): RedeemPointsResponse => ({"success":true,"value":{"redemptionId":"rd-8102","rewardId":"pr-203","kind":"goods","title":"Lumo weekend bag","picture":"/art/reward/pr-203.svg","quantity":1,"points":800,"state":"processing","bonusId":null,"tracking":null,"reason":null,"redeemedAt":"2026-01-04T15:00:00Z","endedAt":null}})

export const getConvertPointsResponseMock = (): ConvertPointsResponse => ({"success":true,"value":{"conversionId":"pt-8001","points":1000,"amount":"10.00","pointsAfter":284,"convertedAt":"2026-01-05T10:00:00Z"}})

export const getListRedemptionsResponseMock = (): ListRedemptionsResponse => ({"success":true,"value":{"content":[{"redemptionId":"rd-8101","rewardId":"pr-203","kind":"goods","title":"Lumo weekend bag","picture":"/art/reward/pr-203.svg","quantity":1,"points":800,"state":"rejected","bonusId":null,"tracking":null,"reason":"We could not reach you at this address.","redeemedAt":"2025-12-22T09:00:00Z","endedAt":"2025-12-29T04:10:00Z"},{"redemptionId":"rd-8100","rewardId":"pr-201","kind":"bonus","title":"10.00 of bonus money","picture":"/art/reward/pr-201.svg","quantity":1,"points":900,"state":"completed","bonusId":"bn-6099","tracking":null,"reason":null,"redeemedAt":"2025-12-20T14:00:00Z","endedAt":"2025-12-20T14:00:00Z"}],"totalPages":1,"totalElements":2,"totals":{"points":900}}})

export const getListPointTransactionsResponseMock = (): ListPointTransactionsResponse => ({"success":true,"value":{"content":[{"entryId":"pe-90412","kind":"converted","points":-1000,"balanceAfter":284,"description":"Converted to 10.00","referenceId":"pt-8001","at":"2026-01-05T10:00:00Z"},{"entryId":"pe-90377","kind":"earned","points":1,"balanceAfter":1284,"description":"Turnover of 4 January on lotteries","referenceId":null,"at":"2026-01-04T11:20:00Z"},{"entryId":"pe-90290","kind":"earned","points":39,"balanceAfter":1283,"description":"Turnover of 3 January on slots","referenceId":null,"at":"2026-01-03T16:20:00Z"},{"entryId":"pe-89917","kind":"returned","points":800,"balanceAfter":1244,"description":"Returned for Lumo weekend bag","referenceId":"rd-8101","at":"2025-12-29T04:10:00Z"},{"entryId":"pe-89644","kind":"redeemed","points":-800,"balanceAfter":444,"description":"Redeemed for Lumo weekend bag","referenceId":"rd-8101","at":"2025-12-22T09:00:00Z"},{"entryId":"pe-89590","kind":"redeemed","points":-900,"balanceAfter":1244,"description":"Redeemed for 10.00 of bonus money","referenceId":"rd-8100","at":"2025-12-20T14:00:00Z"}],"totalPages":1,"totalElements":6,"totals":{"earned":40,"spent":1900}}})

