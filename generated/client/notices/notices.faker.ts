/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  GetAnnouncementResponse,
  ListAnnouncementPageResponse,
  ListAnnouncementsResponse
} from '../../model/index.ts';


export const getListAnnouncementsResponseMock = (): ListAnnouncementsResponse => ({"success":true,"value":{"playerList":[{"id":"a-1001","title":"Withdrawals are paid within 30 minutes","content":"<p>Most withdrawals reach your account within half an hour.</p>","timestamp":1767225600000}],"banners":[{"bannerId":"b-home-1","groupName":"w_home","url":"/art/banner/b-home-1.svg","linkageType":"ROUTE","linkage":"/rng","kicker":"Tournament, 3 days left","title":"Lantern Race, $250,000 in play.","text":"Every spin on Saffron Play games moves you up. Top 500 are paid.","actionLabel":"See the games","terms":"18+. Free to enter. Ends 30 June."},{"bannerId":"b-rng-1","groupName":"w_rng","url":"/art/banner/b-rng-1.svg","linkageType":null,"linkage":null,"kicker":null,"title":"Slots","text":"450 games from 3 studios","actionLabel":null,"terms":null}],"popup":[],"promotion":[],"headline":[{"id":"a-2001","title":"VN North draw closes at 18:00 today","content":"<p>Results from 18:15.</p>","timestamp":1767225600000}]}})

export const getListAnnouncementPageResponseMock = (): ListAnnouncementPageResponse => ({"success":true,"value":{"content":[{"id":"a-1001","title":"Withdrawals are paid within 30 minutes","summary":"Most withdrawals reach your account within half an hour.","timestamp":1767225600000}],"totalPages":1,"totalElements":1}})

export const getGetAnnouncementResponseMock = (): GetAnnouncementResponse => ({"success":true,"value":{"id":"a-1001","title":"Withdrawals are paid within 30 minutes","content":"<p>Most withdrawals reach your account within half an hour.</p>","timestamp":1767225600000}})

