// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from '../zod/operator/operator.ts';

export const operator = {
  listDueDraws: {
    header: zod.ListDueDrawsHeader,
    params: undefined,
    query: zod.ListDueDrawsQueryParams,
    body: undefined,
    response: zod.ListDueDrawsResponse,
  },
  getOperatorDraw: {
    header: zod.GetOperatorDrawHeader,
    params: zod.GetOperatorDrawParams,
    query: undefined,
    body: undefined,
    response: zod.GetOperatorDrawResponse,
  },
  enterDrawResult: {
    header: zod.EnterDrawResultHeader,
    params: zod.EnterDrawResultParams,
    query: undefined,
    body: zod.EnterDrawResultBody,
    response: zod.EnterDrawResultResponse,
  },
  correctDrawResult: {
    header: zod.CorrectDrawResultHeader,
    params: zod.CorrectDrawResultParams,
    query: undefined,
    body: zod.CorrectDrawResultBody,
    response: zod.CorrectDrawResultResponse,
  },
  voidDraw: {
    header: zod.VoidDrawHeader,
    params: zod.VoidDrawParams,
    query: undefined,
    body: zod.VoidDrawBody,
    response: zod.VoidDrawResponse,
  },
};
