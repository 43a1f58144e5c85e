/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  GetCaptchaResponse,
  GetSliderResponse,
  SendNewIpCodeResponse,
  SendRegisterSmsCodeResponse,
  SendSmsCodeResponse,
  SolveSliderResponse
} from '../../model/index.ts';


export const getGetCaptchaResponseMock = (): GetCaptchaResponse => ({"success":true,"value":"iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoBAMAAADHxCMWAAAACVBMVEX07+YrL0q5ssghaWnoAAABTklEQVR42t1WQY7EIAxL84LpvsCT/z9yCyEhoQzVCO1lIxUowWCMUUv0ORi0DFlmn9Dr4B3wA7OnwM7cvIfeYUbnmes7s9PjS3BhtgRjBb62vQSraJqaDMLIMdPmJdgPpPXHfZZHVmBHT8C1hLdSXkpQZAZtsItViGtPFg82Q2DGOM7XVb9LyYF8W5+7Dia4wNmwgrWsHTb4OH+IPBXw0nV4B7Afk/isqClMraSw64F7u6QA8s5OarSSg7l54LJJ3SUaJb6BKzMkMCGeNiuIbQCPpMXaTXct2jmDpK2I2crEksCEwRhifqkijHIp2sHss7badjA4tL0KoiuimwzMKTvYFRGMeJ8RzJ49YuBCvINZWTbZyos0EphaxKxtiqabVEW/3/recbN2iuMS8/UpOVj7a7BlpiO2wE/fiXxr/9UXbO+XQrZ+Kf5SNDyJ9guA/SIfQMC/2AAAAABJRU5ErkJggg==","captchaId":"c_5f2b9a10","proofOfWork":{"algorithm":"SHA-256","salt":"cT4vWn8Kz2RqX6Lb","difficulty":20}})

export const getGetSliderResponseMock = (): GetSliderResponse => ({"success":true,"value":{"challengeId":"sc_3d9e01b7c4","background":"iVBORw0KGgoAAAANSUhEUgAAAUAAAACgBAMAAACPjaivAAAAG1BMVEUaH0sqL2sQEy7257DkVy7/0Wb///8AAAAKDB6HhZhEAAAC+klEQVR42u2ZTZLjIAyFqZpcgFQWvTUn6CpfwKny7NOLHGh2OfZM7PwYG8kYBFb3PG3lJ30RNEi0MTAYDAaDwWAw2F72qZquHexTOZ9ewrbVTdi2ugl/TQFb5QXUWEK/gApLOOPTV0LtgPMVVrfG1QAvQitcaI1/X6/XTjHg4Q7Yy6xwkTXuB8BOLeBhBOzVAvYPwE4p4OEJ2AMwdYWfgJ3AKVPgnMkBrFHBwxuwByAAASgNKNnNXOhT5gXY7QdId3x5FZTqqJmOTwcg0/HlAQpNdVzHpwKQ6/gyAUVeFtiGKhPQyKww1/HldDNCr1s8QiagxPsgj5DTUc8IE/lWdlkE4CWOMPWWW/szWJvq1t8dMm/hNcCVuTju3SFnElk9SPiXhfR3BzFAtkYZ7w5yHR+3yzLeHTacMqsd36XEWF+lZ1YPmHvP/PeAub0OAKsA5uyjbwZ4C1jCKC55lmUAbvjnSwagfwttAQxc8Ja0Z5Kz3WqnCaC1IUAy5yCbZjRcmjGJrQcYSMkABn5OacDAonGAp+FrWw/w9JLFAdr712fNgNZ+WVsR8C07xwImmpfp5wD6hS8K6G0mAKat8ftACwH+2RtweiV83CJrWBPQv4Uia1gV0LuFPuJKOG2CzqUB/VsoroRVK+jfQjoB7TcCjNuEqOCPB6zYzSRtwR0BY2/jhI66WP1uVg9gdDezeaorCCgzF9cH3PaysAfgchRXBrgcxbUBLkZxfYAWgAAEIACrGgABCEAAAhCAYoButNBXo6cJeI60SyaemccL6I4vFwURSiYUzyxEi4hTFxVv4RKLZwIuP+LRkRi0SC6eCbg82THa1VCpsuKZULypbO5pyFQTl2A8E3S9ZW6Li0yVEc+EXY5MxbkaMlV6PEOoHJnqgcGIROMZQjXKgipHpnrkEo1nKJUjVUMuRiQbz1Cqu4xQOcuJhOMZUuVI1T8ZIxKOZ0iVa0iVY0TS8QytSjPpeMYpNwACEIAABCAAAQhAAAIQgAAEIAABqNj+AkNOYeSBfICCAAAAAElFTkSuQmCC","width":320,"height":160,"piece":"iVBORw0KGgoAAAANSUhEUgAAADAAAAAwBAMAAAClLOS0AAAAG1BMVEUaH0sqL2sQEy7257DkVy7/0Wb///8AAAAKDB6HhZhEAAAACHRSTlP/////////AN6DvVkAAABWSURBVHjaYyjHARioKJGGBYAlEhgwABt+iURBDCA2YiUE00ESZWlYtKSB4wO7HqBEmSA2a0AxiFULeRJYLaGuHTj9gcPnOMMKZ+iOJjgMCZzZmQ5lCQBXc+5Ccb3EPAAAAABJRU5ErkJggg==","pieceWidth":48,"pieceHeight":48,"pieceY":64,"proofOfWork":{"algorithm":"SHA-256","salt":"qT7xJm2vQe9WZt1Y","difficulty":18},"expiresAt":"2026-01-05T09:10:00Z"}})

export const getSolveSliderResponseMock = (): SolveSliderResponse => ({"success":true,"value":{"sliderTicket":"s_81c0d7e2","geetest_challenge":"sc_3d9e01b7c4","geetest_validate":"s_81c0d7e2","geetest_seccode":"s_81c0d7e2|sc_3d9e01b7c4","expiresAt":"2026-01-05T09:10:20Z"}})

export const getSendSmsCodeResponseMock = (): SendSmsCodeResponse => ({"success":true,"message":"The code has been sent.","value":{"expiredMinutes":5}})

export const getSendRegisterSmsCodeResponseMock = (): SendRegisterSmsCodeResponse => ({"success":true,"message":"The code has been sent.","value":{"expiredMinutes":5}})

export const getSendNewIpCodeResponseMock = (): SendNewIpCodeResponse => ({"success":true,"message":"The code has been sent.","value":{"expiredMinutes":5}})

