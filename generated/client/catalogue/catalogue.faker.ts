/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AddFavouriteResponse,
  ListFavouriteIdsResponse,
  ListFavouritesResponse,
  ListGamesResponse,
  ListHotGamesResponse,
  ListVendorTypesResponse,
  ListVendorsResponse,
  RemoveFavouriteResponse
} from '../model/index.ts';


export const getListVendorTypesResponseMock = (): ListVendorTypesResponse => ({"success":true,"value":[{"gameType":"INHOUSE","vendorCount":1,"gameCount":6},{"gameType":"LOTT","vendorCount":1,"gameCount":12},{"gameType":"LIVE","vendorCount":3,"gameCount":96},{"gameType":"RNG","vendorCount":3,"gameCount":450}]})

export const getListVendorsResponseMock = (): ListVendorsResponse => ({"success":true,"value":{"data":{"lanes":[{"title":"INHOUSE","cards":[{"vassalage":"BGS","vendorName":"Lumo Originals","smallIcon":"/art/vendor/BGS.svg","isHot":true,"gameCount":6,"maintenance":false,"maintenanceUntil":null}]},{"title":"LOTT","cards":[{"vassalage":"TCG_SEA","vendorName":"Sea Lottery","smallIcon":"/art/vendor/TCG_SEA.svg","isHot":true,"gameCount":12,"maintenance":false,"maintenanceUntil":null}]},{"title":"LIVE","cards":[{"vassalage":"MAI","vendorName":"Mai Studio","smallIcon":"/art/vendor/MAI.svg","isHot":true,"gameCount":34,"maintenance":false,"maintenanceUntil":null},{"vassalage":"SPH","vendorName":"Sapphire Room","smallIcon":"/art/vendor/SPH.svg","isHot":true,"gameCount":32,"maintenance":false,"maintenanceUntil":null},{"vassalage":"VEL","vendorName":"Velvet Live","smallIcon":"/art/vendor/VEL.svg","isHot":false,"gameCount":30,"maintenance":false,"maintenanceUntil":null}]},{"title":"RNG","cards":[{"vassalage":"SAF","vendorName":"Saffron Play","smallIcon":"/art/vendor/SAF.svg","isHot":true,"gameCount":180,"maintenance":false,"maintenanceUntil":null},{"vassalage":"NOR","vendorName":"Northlight","smallIcon":"/art/vendor/NOR.svg","isHot":false,"gameCount":150,"maintenance":false,"maintenanceUntil":null},{"vassalage":"KIT","vendorName":"Kite & Co","smallIcon":"/art/vendor/KIT.svg","isHot":false,"gameCount":120,"maintenance":false,"maintenanceUntil":null}]}]}}})

export const getListGamesResponseMock = (): ListGamesResponse => ({"success":true,"games":[{"nodeId":"20001","gameId":"lantern-road","gameName":"Lantern Road","vassalage":"SAF","vendorName":"Saffron Play","gameType":"RNG","gameClassify":["HOT","VIDEO"],"picture":"/art/game/20001.svg","artTone":"dark","isHot":true,"isNew":false,"minBet":"0.20","minLineNum":20,"rtp":9620,"maintenance":false,"maintenanceUntil":null},{"nodeId":"20002","gameId":"dragon-coil","gameName":"Dragon Coil","vassalage":"NOR","vendorName":"Northlight","gameType":"RNG","gameClassify":["HOT","VIDEO","JACKPOT"],"picture":"/art/game/20002.svg","artTone":"dark","isHot":true,"isNew":false,"minBet":"0.10","minLineNum":25,"rtp":9585,"maintenance":false,"maintenanceUntil":null},{"nodeId":"20003","gameId":"neon-saigon","gameName":"Neon Saigon","vassalage":"KIT","vendorName":"Kite & Co","gameType":"RNG","gameClassify":["NEW","VIDEO"],"picture":"/art/game/20003.svg","artTone":"dark","isHot":false,"isNew":true,"minBet":"0.20","minLineNum":10,"rtp":9610,"maintenance":false,"maintenanceUntil":null}],"totalPages":1,"totalGames":3})

export const getListHotGamesResponseMock = (): ListHotGamesResponse => ({"success":true,"list":[{"nodeId":"20001","gameId":"lantern-road","gameName":"Lantern Road","vassalage":"SAF","vendorName":"Saffron Play","gameType":"RNG","gameClassify":["HOT","VIDEO"],"picture":"/art/game/20001.svg","artTone":"dark","isHot":true,"isNew":false,"minBet":"0.20","minLineNum":20,"rtp":9620,"maintenance":false,"maintenanceUntil":null},{"nodeId":"20002","gameId":"dragon-coil","gameName":"Dragon Coil","vassalage":"NOR","vendorName":"Northlight","gameType":"RNG","gameClassify":["HOT","VIDEO","JACKPOT"],"picture":"/art/game/20002.svg","artTone":"dark","isHot":true,"isNew":false,"minBet":"0.10","minLineNum":25,"rtp":9585,"maintenance":false,"maintenanceUntil":null},{"nodeId":"10001","gameId":"moonshot","gameName":"Moonshot","vassalage":"BGS","vendorName":"Lumo Originals","gameType":"INHOUSE","gameClassify":["HOT"],"picture":"/art/game/10001.svg","artTone":"light","isHot":true,"isNew":false,"minBet":"0.10","minLineNum":0,"rtp":9900,"maintenance":false,"maintenanceUntil":null}]})

export const getListFavouriteIdsResponseMock = (): ListFavouriteIdsResponse => ({"success":true,"value":["20001"]})

export const getListFavouritesResponseMock = (): ListFavouritesResponse => ({"success":true,"value":{"content":[{"nodeId":"20001","gameId":"lantern-road","gameName":"Lantern Road","vassalage":"SAF","vendorName":"Saffron Play","gameType":"RNG","gameClassify":["HOT","VIDEO"],"picture":"/art/game/20001.svg","artTone":"dark","isHot":true,"isNew":false,"minBet":"0.20","minLineNum":20,"rtp":9620,"maintenance":false,"maintenanceUntil":null}],"totalPages":1}})

export const getAddFavouriteResponseMock = (): AddFavouriteResponse => ({"success":true,"value":["20001"]})

export const getRemoveFavouriteResponseMock = (): RemoveFavouriteResponse => ({"success":true,"value":[]})

