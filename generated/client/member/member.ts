/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AcknowledgeRealityCheckResponse,
  AddBoundAccountResponse,
  BindEmailPayload,
  BindEmailResponse,
  BindMobilePayload,
  BindMobileResponse,
  BoundAccountPayload,
  ChangePaymentPasswordPayload,
  ChangePaymentPasswordResponse,
  ConfirmTwoStepLoginResponse,
  DisableTwoStepLoginResponse,
  DismissLoginInfoPayload,
  DismissLoginInfoResponse,
  EncryptedBodyRefusedResponse,
  EncryptedPayload,
  ErrorEnvelope,
  ForbiddenResponse,
  GetLoginInfoResponse,
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetPlayLimitsResponse,
  GetPlayerAvatarResponse,
  GetPlayerRankResponse,
  GetProfileResponse,
  GetRealityCheckResponse,
  GetSecurityCentreResponse,
  LanguagePayload,
  ListAvatarsResponse,
  ListBanksResponse,
  ListBoundAccountsResponse,
  ListLoginHistoryParams,
  ListLoginHistoryResponse,
  ListVipTiersResponse,
  MemberCodePayload,
  MoneyLimitPayload,
  NotFoundResponse,
  PayloadTooLargeResponse,
  PaymentPasswordPayload,
  ProfileChange,
  RealityCheckPayload,
  RemoveAccountPayload,
  RemoveBoundAccountResponse,
  ResetPaymentPasswordPayload,
  ResetPaymentPasswordResponse,
  SelfExclusionPayload,
  SendMemberCodeResponse,
  SessionLimitPayload,
  SetDefaultBoundAccountResponse,
  SetMoneyLimitResponse,
  SetPaymentPasswordResponse,
  SetRealityCheckResponse,
  SetSessionLimitResponse,
  StartSelfExclusionResponse,
  StartTwoStepLoginResponse,
  SystemErrorResponse,
  TooManyRequestsResponse,
  TwoStepConfirmPayload,
  TwoStepDisablePayload,
  TwoStepStartPayload,
  UnauthorizedResponse,
  UnavailableResponse,
  UnsupportedMediaTypeResponse,
  UpdateLanguageResponse,
  UpdateProfileResponse,
  ValidationFailedResponse,
  VisitorForbiddenResponse
} from '../model/index.ts';

import { http } from '../../../src/portal/api/http.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The member of the session.
 * @summary Tell the account that is logged in
 */
export const getMemberInfo = (

 signal?: AbortSignal
) => {


      return http<GetMemberInfoResponse>(
      {url: `/wps/member/info`, method: 'GET', signal
    },
      );
    }




export const getGetMemberInfoQueryKey = () => {
    return [
    `/wps/member/info`
    ] as const;
    }


export const getGetMemberInfoQueryOptions = <TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberInfo>>> = ({ signal }) => getMemberInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberInfo>>>
export type GetMemberInfoQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberInfo>>,
          TError,
          Awaited<ReturnType<typeof getMemberInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the account that is logged in
 */

export function useGetMemberInfo<TData = Awaited<ReturnType<typeof getMemberInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The badge of the VIP rank of the member of the session.
 * @summary Tell the picture of the member's rank
 */
export const getMemberIcon = (

 signal?: AbortSignal
) => {


      return http<GetMemberIconResponse>(
      {url: `/wps/member/info/icon`, method: 'GET', signal
    },
      );
    }




export const getGetMemberIconQueryKey = () => {
    return [
    `/wps/member/info/icon`
    ] as const;
    }


export const getGetMemberIconQueryOptions = <TData = Awaited<ReturnType<typeof getMemberIcon>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberIcon>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMemberIconQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMemberIcon>>> = ({ signal }) => getMemberIcon(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMemberIcon>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMemberIconQueryResult = NonNullable<Awaited<ReturnType<typeof getMemberIcon>>>
export type GetMemberIconQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetMemberIcon<TData = Awaited<ReturnType<typeof getMemberIcon>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberIcon>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberIcon>>,
          TError,
          Awaited<ReturnType<typeof getMemberIcon>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberIcon<TData = Awaited<ReturnType<typeof getMemberIcon>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberIcon>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMemberIcon>>,
          TError,
          Awaited<ReturnType<typeof getMemberIcon>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMemberIcon<TData = Awaited<ReturnType<typeof getMemberIcon>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberIcon>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the picture of the member's rank
 */

export function useGetMemberIcon<TData = Awaited<ReturnType<typeof getMemberIcon>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMemberIcon>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMemberIconQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The avatar of the member of the session.
 * @summary Tell the member's avatar
 */
export const getPlayerAvatar = (

 signal?: AbortSignal
) => {


      return http<GetPlayerAvatarResponse>(
      {url: `/wps/relay/MCSFE_getPlayerAvatar`, method: 'GET', signal
    },
      );
    }




export const getGetPlayerAvatarQueryKey = () => {
    return [
    `/wps/relay/MCSFE_getPlayerAvatar`
    ] as const;
    }


export const getGetPlayerAvatarQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerAvatar>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerAvatar>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerAvatarQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerAvatar>>> = ({ signal }) => getPlayerAvatar(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayerAvatar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerAvatarQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerAvatar>>>
export type GetPlayerAvatarQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPlayerAvatar<TData = Awaited<ReturnType<typeof getPlayerAvatar>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerAvatar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerAvatar>>,
          TError,
          Awaited<ReturnType<typeof getPlayerAvatar>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerAvatar<TData = Awaited<ReturnType<typeof getPlayerAvatar>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerAvatar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerAvatar>>,
          TError,
          Awaited<ReturnType<typeof getPlayerAvatar>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerAvatar<TData = Awaited<ReturnType<typeof getPlayerAvatar>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerAvatar>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the member's avatar
 */

export function useGetPlayerAvatar<TData = Awaited<ReturnType<typeof getPlayerAvatar>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerAvatar>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerAvatarQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the member of the session has told about itself. E-mail and mobile number are masked; `bindEmail` and
 * `bindMobile` change them. An empty profile is no error: what is not given is null.
 * @summary Tell the member's profile
 */
export const getProfile = (

 signal?: AbortSignal
) => {


      return http<GetProfileResponse>(
      {url: `/wps/member/profile`, method: 'GET', signal
    },
      );
    }




export const getGetProfileQueryKey = () => {
    return [
    `/wps/member/profile`
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the member's profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes the parts that are sent, all or none, and answers the whole profile. `payeeName` and `birthday` can be given
 * once; a later different value is 422 `field_locked`, the same value changes nothing. A birthday that makes the member
 * younger than `minimumAge`, counted in the brand's time zone, is 422 `age_too_low` and is not stored. An avatar that is
 * not in the gallery is 404. A nickname that the operator does not allow is 400 with the pointer `/body/nickname`. Each
 * change of name, birthday or language goes to the audit log.
 * @summary Change the profile
 */
export const updateProfile = (
    profileChange: ProfileChange,
 signal?: AbortSignal
) => {


      return http<UpdateProfileResponse>(
      {url: `/wps/member/profile`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: profileChange, signal
    },
      );
    }




export const getUpdateProfileMutationKey = () => ['updateProfile'] as const;

export const getUpdateProfileMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext> => {

const mutationKey = getUpdateProfileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfile>>, UpdateProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateProfile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfile>>>
    export type UpdateProfileMutationBody = ProfileChange
    export type UpdateProfileMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type UpdateProfileMutationVariables = {data: ProfileChange}

    /**
 * @summary Change the profile
 */
export const useUpdateProfile = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProfile>>,
        TError,
        UpdateProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProfileMutationOptions(options), queryClient);
    }
    /**
 * The gallery of avatars; the member chooses one with `updateProfile`. Pictures are the brand's own, nothing is
 * uploaded.
 * @summary List the avatars to choose from
 */
export const listAvatars = (

 signal?: AbortSignal
) => {


      return http<ListAvatarsResponse>(
      {url: `/wps/member/avatars`, method: 'GET', signal
    },
      );
    }




export const getListAvatarsQueryKey = () => {
    return [
    `/wps/member/avatars`
    ] as const;
    }


export const getListAvatarsQueryOptions = <TData = Awaited<ReturnType<typeof listAvatars>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvatars>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvatarsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvatars>>> = ({ signal }) => listAvatars(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAvatars>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAvatarsQueryResult = NonNullable<Awaited<ReturnType<typeof listAvatars>>>
export type ListAvatarsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListAvatars<TData = Awaited<ReturnType<typeof listAvatars>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvatars>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvatars>>,
          TError,
          Awaited<ReturnType<typeof listAvatars>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvatars<TData = Awaited<ReturnType<typeof listAvatars>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvatars>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvatars>>,
          TError,
          Awaited<ReturnType<typeof listAvatars>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvatars<TData = Awaited<ReturnType<typeof listAvatars>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvatars>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the avatars to choose from
 */

export function useListAvatars<TData = Awaited<ReturnType<typeof listAvatars>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvatars>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvatarsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Keeps the language that the member chose, for messages and mails and for its next login on another device. The same as
 * `language` of `updateProfile`; trial accounts may call it too. It does not change the language of this answer, which
 * follows the header.
 * @summary Change the account's language
 */
export const updateLanguage = (
    languagePayload: LanguagePayload,
 signal?: AbortSignal
) => {


      return http<UpdateLanguageResponse>(
      {url: `/wps/member/language`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: languagePayload, signal
    },
      );
    }




export const getUpdateLanguageMutationKey = () => ['updateLanguage'] as const;

export const getUpdateLanguageMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLanguage>>, TError,UpdateLanguageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateLanguage>>, TError,UpdateLanguageMutationVariables, TContext> => {

const mutationKey = getUpdateLanguageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateLanguage>>, UpdateLanguageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateLanguage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateLanguageMutationResult = NonNullable<Awaited<ReturnType<typeof updateLanguage>>>
    export type UpdateLanguageMutationBody = LanguagePayload
    export type UpdateLanguageMutationError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type UpdateLanguageMutationVariables = {data: LanguagePayload}

    /**
 * @summary Change the account's language
 */
export const useUpdateLanguage = <TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateLanguage>>, TError,UpdateLanguageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateLanguage>>,
        TError,
        UpdateLanguageMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateLanguageMutationOptions(options), queryClient);
    }
    /**
 * The banks and providers of e-wallets to which the brand can pay out.
 * @summary List the banks whose accounts can be bound
 */
export const listBanks = (

 signal?: AbortSignal
) => {


      return http<ListBanksResponse>(
      {url: `/wps/member/banks`, method: 'GET', signal
    },
      );
    }




export const getListBanksQueryKey = () => {
    return [
    `/wps/member/banks`
    ] as const;
    }


export const getListBanksQueryOptions = <TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBanksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBanks>>> = ({ signal }) => listBanks(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBanksQueryResult = NonNullable<Awaited<ReturnType<typeof listBanks>>>
export type ListBanksQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanks>>,
          TError,
          Awaited<ReturnType<typeof listBanks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBanks>>,
          TError,
          Awaited<ReturnType<typeof listBanks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the banks whose accounts can be bound
 */

export function useListBanks<TData = Awaited<ReturnType<typeof listBanks>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBanks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBanksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The accounts to which the member of the session can withdraw. Account numbers are never told, only their ending.
 * @summary List the bound accounts
 */
export const listBoundAccounts = (

 signal?: AbortSignal
) => {


      return http<ListBoundAccountsResponse>(
      {url: `/wps/member/boundAccounts`, method: 'GET', signal
    },
      );
    }




export const getListBoundAccountsQueryKey = () => {
    return [
    `/wps/member/boundAccounts`
    ] as const;
    }


export const getListBoundAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBoundAccountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBoundAccounts>>> = ({ signal }) => listBoundAccounts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBoundAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listBoundAccounts>>>
export type ListBoundAccountsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoundAccounts>>,
          TError,
          Awaited<ReturnType<typeof listBoundAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBoundAccounts>>,
          TError,
          Awaited<ReturnType<typeof listBoundAccounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bound accounts
 */

export function useListBoundAccounts<TData = Awaited<ReturnType<typeof listBoundAccounts>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBoundAccounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBoundAccountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Binds an account in the `payeeName` of the profile and answers all accounts. Without a payee name it is 422
 * `payee_name_required`, without a payment password 422 `payment_password_not_set`. An account number that does not fit
 * the bank's `accountPattern` is 400 with the pointer `/body/accountNumber`; one that is bound already, by this or
 * another member, is 409 `account_in_use`; more than `maxAccounts` is 422 `account_limit_reached`. Five wrong payment
 * passwords in 30 minutes are 429. The number is stored encrypted; the member is told of the change by message and the
 * audit log keeps it.
 * @summary Bind an account
 */
export const addBoundAccount = (
    boundAccountPayloadEncryptedPayload: BoundAccountPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<AddBoundAccountResponse>(
      {url: `/wps/member/boundAccounts`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: boundAccountPayloadEncryptedPayload, signal
    },
      );
    }




export const getAddBoundAccountMutationKey = () => ['addBoundAccount'] as const;

export const getAddBoundAccountMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBoundAccount>>, TError,AddBoundAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addBoundAccount>>, TError,AddBoundAccountMutationVariables, TContext> => {

const mutationKey = getAddBoundAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addBoundAccount>>, AddBoundAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addBoundAccount(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddBoundAccountMutationResult = NonNullable<Awaited<ReturnType<typeof addBoundAccount>>>
    export type AddBoundAccountMutationBody = BoundAccountPayload | EncryptedPayload
    export type AddBoundAccountMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type AddBoundAccountMutationVariables = {data: BoundAccountPayload | EncryptedPayload}

    /**
 * @summary Bind an account
 */
export const useAddBoundAccount = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBoundAccount>>, TError,AddBoundAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addBoundAccount>>,
        TError,
        AddBoundAccountMutationVariables,
        TContext
      > => {
      return useMutation(getAddBoundAccountMutationOptions(options), queryClient);
    }
    /**
 * Makes the account the one to which withdrawals go unless the member chooses another, and answers all accounts. The
 * default one stays it.
 * @summary Make a bound account the default
 */
export const setDefaultBoundAccount = (
    accountId: string,
 signal?: AbortSignal
) => {


      return http<SetDefaultBoundAccountResponse>(
      {url: `/wps/member/boundAccounts/${accountId}/default`, method: 'POST', signal
    },
      );
    }




export const getSetDefaultBoundAccountMutationKey = () => ['setDefaultBoundAccount'] as const;

export const getSetDefaultBoundAccountMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultBoundAccount>>, TError,SetDefaultBoundAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setDefaultBoundAccount>>, TError,SetDefaultBoundAccountMutationVariables, TContext> => {

const mutationKey = getSetDefaultBoundAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setDefaultBoundAccount>>, SetDefaultBoundAccountMutationVariables> = (props) => {
          const {accountId} = props ?? {};

          return  setDefaultBoundAccount(accountId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetDefaultBoundAccountMutationResult = NonNullable<Awaited<ReturnType<typeof setDefaultBoundAccount>>>

    export type SetDefaultBoundAccountMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetDefaultBoundAccountMutationVariables = {accountId: string}

    /**
 * @summary Make a bound account the default
 */
export const useSetDefaultBoundAccount = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setDefaultBoundAccount>>, TError,SetDefaultBoundAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setDefaultBoundAccount>>,
        TError,
        SetDefaultBoundAccountMutationVariables,
        TContext
      > => {
      return useMutation(getSetDefaultBoundAccountMutationOptions(options), queryClient);
    }
    /**
 * Takes the account away and answers those that are left. If it was the default, the newest of the others becomes it.
 * While a withdrawal to it is `requested`, `reviewing`, `approved`, `paid` or `disputed` it cannot be removed: 409
 * `account_busy`. Withdrawals of the past keep the name of its bank and its ending.
 * @summary Remove a bound account
 */
export const removeBoundAccount = (
    accountId: string,
    removeAccountPayloadEncryptedPayload: RemoveAccountPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<RemoveBoundAccountResponse>(
      {url: `/wps/member/boundAccounts/${accountId}/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: removeAccountPayloadEncryptedPayload, signal
    },
      );
    }




export const getRemoveBoundAccountMutationKey = () => ['removeBoundAccount'] as const;

export const getRemoveBoundAccountMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBoundAccount>>, TError,RemoveBoundAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeBoundAccount>>, TError,RemoveBoundAccountMutationVariables, TContext> => {

const mutationKey = getRemoveBoundAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeBoundAccount>>, RemoveBoundAccountMutationVariables> = (props) => {
          const {accountId,data} = props ?? {};

          return  removeBoundAccount(accountId,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveBoundAccountMutationResult = NonNullable<Awaited<ReturnType<typeof removeBoundAccount>>>
    export type RemoveBoundAccountMutationBody = RemoveAccountPayload | EncryptedPayload
    export type RemoveBoundAccountMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type RemoveBoundAccountMutationVariables = {accountId: string;data: RemoveAccountPayload | EncryptedPayload}

    /**
 * @summary Remove a bound account
 */
export const useRemoveBoundAccount = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBoundAccount>>, TError,RemoveBoundAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeBoundAccount>>,
        TError,
        RemoveBoundAccountMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveBoundAccountMutationOptions(options), queryClient);
    }
    /**
 * The strength of the account over login password, payment password, e-mail, mobile number, bound accounts and two-step
 * login, with the last login. Every detail is masked. A login password older than the site allows has the state `renew`
 * and gives no points.
 * @summary Tell how safe the account is
 */
export const getSecurityCentre = (

 signal?: AbortSignal
) => {


      return http<GetSecurityCentreResponse>(
      {url: `/wps/member/security`, method: 'GET', signal
    },
      );
    }




export const getGetSecurityCentreQueryKey = () => {
    return [
    `/wps/member/security`
    ] as const;
    }


export const getGetSecurityCentreQueryOptions = <TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecurityCentreQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecurityCentre>>> = ({ signal }) => getSecurityCentre(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecurityCentreQueryResult = NonNullable<Awaited<ReturnType<typeof getSecurityCentre>>>
export type GetSecurityCentreQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityCentre>>,
          TError,
          Awaited<ReturnType<typeof getSecurityCentre>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityCentre>>,
          TError,
          Awaited<ReturnType<typeof getSecurityCentre>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how safe the account is
 */

export function useGetSecurityCentre<TData = Awaited<ReturnType<typeof getSecurityCentre>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityCentre>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecurityCentreQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sets the first payment password, which protects withdrawals, transfers to others, bound accounts and the point mall.
 * Where there is one it is 409 `already_set`. It must differ from the login password (422 `password_unchanged`) and keep
 * the rule `paymentPassword` of the registration rules. Stored as a hash (argon2id). Five wrong passwords in 30 minutes
 * are 429. The member is told by message, the audit log keeps it.
 * @summary Set the payment password
 */
export const setPaymentPassword = (
    paymentPasswordPayloadEncryptedPayload: PaymentPasswordPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<SetPaymentPasswordResponse>(
      {url: `/wps/member/paymentPassword`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: paymentPasswordPayloadEncryptedPayload, signal
    },
      );
    }




export const getSetPaymentPasswordMutationKey = () => ['setPaymentPassword'] as const;

export const getSetPaymentPasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPaymentPassword>>, TError,SetPaymentPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setPaymentPassword>>, TError,SetPaymentPasswordMutationVariables, TContext> => {

const mutationKey = getSetPaymentPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPaymentPassword>>, SetPaymentPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setPaymentPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPaymentPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setPaymentPassword>>>
    export type SetPaymentPasswordMutationBody = PaymentPasswordPayload | EncryptedPayload
    export type SetPaymentPasswordMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetPaymentPasswordMutationVariables = {data: PaymentPasswordPayload | EncryptedPayload}

    /**
 * @summary Set the payment password
 */
export const useSetPaymentPassword = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPaymentPassword>>, TError,SetPaymentPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPaymentPassword>>,
        TError,
        SetPaymentPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetPaymentPasswordMutationOptions(options), queryClient);
    }
    /**
 * Puts a new payment password in place of the present one. Without one it is 422 `payment_password_not_set`; the new one
 * must differ from the old one and from the login password. Five wrong passwords in 30 minutes are 429. The member is
 * told by message, the audit log keeps it.
 * @summary Change the payment password
 */
export const changePaymentPassword = (
    changePaymentPasswordPayloadEncryptedPayload: ChangePaymentPasswordPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<ChangePaymentPasswordResponse>(
      {url: `/wps/member/paymentPassword/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePaymentPasswordPayloadEncryptedPayload, signal
    },
      );
    }




export const getChangePaymentPasswordMutationKey = () => ['changePaymentPassword'] as const;

export const getChangePaymentPasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePaymentPassword>>, TError,ChangePaymentPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePaymentPassword>>, TError,ChangePaymentPasswordMutationVariables, TContext> => {

const mutationKey = getChangePaymentPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePaymentPassword>>, ChangePaymentPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePaymentPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePaymentPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePaymentPassword>>>
    export type ChangePaymentPasswordMutationBody = ChangePaymentPasswordPayload | EncryptedPayload
    export type ChangePaymentPasswordMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ChangePaymentPasswordMutationVariables = {data: ChangePaymentPasswordPayload | EncryptedPayload}

    /**
 * @summary Change the payment password
 */
export const useChangePaymentPassword = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePaymentPassword>>, TError,ChangePaymentPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePaymentPassword>>,
        TError,
        ChangePaymentPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePaymentPasswordMutationOptions(options), queryClient);
    }
    /**
 * Puts a new payment password in place of a forgotten one. Needs the login password and a code of `sendMemberCode` for
 * `reset_payment_password`; a code is good once and for five tries. Withdrawals are held back for as long as the brand
 * says after it (`usableFrom` of the bound accounts). Five wrong passwords in 30 minutes are 429. The member is told by
 * message, the audit log keeps it.
 * @summary Replace a forgotten payment password
 */
export const resetPaymentPassword = (
    resetPaymentPasswordPayloadEncryptedPayload: ResetPaymentPasswordPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<ResetPaymentPasswordResponse>(
      {url: `/wps/member/paymentPassword/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resetPaymentPasswordPayloadEncryptedPayload, signal
    },
      );
    }




export const getResetPaymentPasswordMutationKey = () => ['resetPaymentPassword'] as const;

export const getResetPaymentPasswordMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPaymentPassword>>, TError,ResetPaymentPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetPaymentPassword>>, TError,ResetPaymentPasswordMutationVariables, TContext> => {

const mutationKey = getResetPaymentPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPaymentPassword>>, ResetPaymentPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPaymentPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPaymentPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPaymentPassword>>>
    export type ResetPaymentPasswordMutationBody = ResetPaymentPasswordPayload | EncryptedPayload
    export type ResetPaymentPasswordMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ResetPaymentPasswordMutationVariables = {data: ResetPaymentPasswordPayload | EncryptedPayload}

    /**
 * @summary Replace a forgotten payment password
 */
export const useResetPaymentPassword = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPaymentPassword>>, TError,ResetPaymentPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPaymentPassword>>,
        TError,
        ResetPaymentPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPaymentPasswordMutationOptions(options), queryClient);
    }
    /**
 * Makes a secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds). Nothing changes for the next login until
 * `confirmTwoStepLogin`; a new start makes the earlier secret void. Where two-step login is on it is 409 `already_set`.
 * The secret is stored encrypted and told this once only.
 * @summary Begin two-step login
 */
export const startTwoStepLogin = (
    twoStepStartPayloadEncryptedPayload: TwoStepStartPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<StartTwoStepLoginResponse>(
      {url: `/wps/member/twoStep/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: twoStepStartPayloadEncryptedPayload, signal
    },
      );
    }




export const getStartTwoStepLoginMutationKey = () => ['startTwoStepLogin'] as const;

export const getStartTwoStepLoginMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTwoStepLogin>>, TError,StartTwoStepLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startTwoStepLogin>>, TError,StartTwoStepLoginMutationVariables, TContext> => {

const mutationKey = getStartTwoStepLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTwoStepLogin>>, StartTwoStepLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startTwoStepLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTwoStepLoginMutationResult = NonNullable<Awaited<ReturnType<typeof startTwoStepLogin>>>
    export type StartTwoStepLoginMutationBody = TwoStepStartPayload | EncryptedPayload
    export type StartTwoStepLoginMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StartTwoStepLoginMutationVariables = {data: TwoStepStartPayload | EncryptedPayload}

    /**
 * @summary Begin two-step login
 */
export const useStartTwoStepLogin = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTwoStepLogin>>, TError,StartTwoStepLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTwoStepLogin>>,
        TError,
        StartTwoStepLoginMutationVariables,
        TContext
      > => {
      return useMutation(getStartTwoStepLoginMutationOptions(options), queryClient);
    }
    /**
 * Turns two-step login on when the code is the one of the secret, at most one step of 30 seconds off; a code is good
 * once. From then on each login by password needs a code. Answers ten recovery codes, stored as hashes and told this
 * once only. An unknown or expired enrolment is 404, after five wrong codes it is void. The other sessions of the
 * account end.
 * @summary Turn two-step login on
 */
export const confirmTwoStepLogin = (
    twoStepConfirmPayloadEncryptedPayload: TwoStepConfirmPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<ConfirmTwoStepLoginResponse>(
      {url: `/wps/member/twoStep/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: twoStepConfirmPayloadEncryptedPayload, signal
    },
      );
    }




export const getConfirmTwoStepLoginMutationKey = () => ['confirmTwoStepLogin'] as const;

export const getConfirmTwoStepLoginMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStepLogin>>, TError,ConfirmTwoStepLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStepLogin>>, TError,ConfirmTwoStepLoginMutationVariables, TContext> => {

const mutationKey = getConfirmTwoStepLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTwoStepLogin>>, ConfirmTwoStepLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmTwoStepLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmTwoStepLoginMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTwoStepLogin>>>
    export type ConfirmTwoStepLoginMutationBody = TwoStepConfirmPayload | EncryptedPayload
    export type ConfirmTwoStepLoginMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type ConfirmTwoStepLoginMutationVariables = {data: TwoStepConfirmPayload | EncryptedPayload}

    /**
 * @summary Turn two-step login on
 */
export const useConfirmTwoStepLogin = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTwoStepLogin>>, TError,ConfirmTwoStepLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTwoStepLogin>>,
        TError,
        ConfirmTwoStepLoginMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmTwoStepLoginMutationOptions(options), queryClient);
    }
    /**
 * Turns two-step login off and makes the secret and the recovery codes void. Where it is off it is 409 `conflict`. Five
 * wrong passwords or codes in 30 minutes are 429. The member is told by message, the audit log keeps it.
 * @summary Turn two-step login off
 */
export const disableTwoStepLogin = (
    twoStepDisablePayloadEncryptedPayload: TwoStepDisablePayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<DisableTwoStepLoginResponse>(
      {url: `/wps/member/twoStep/disable`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: twoStepDisablePayloadEncryptedPayload, signal
    },
      );
    }




export const getDisableTwoStepLoginMutationKey = () => ['disableTwoStepLogin'] as const;

export const getDisableTwoStepLoginMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableTwoStepLogin>>, TError,DisableTwoStepLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof disableTwoStepLogin>>, TError,DisableTwoStepLoginMutationVariables, TContext> => {

const mutationKey = getDisableTwoStepLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof disableTwoStepLogin>>, DisableTwoStepLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  disableTwoStepLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DisableTwoStepLoginMutationResult = NonNullable<Awaited<ReturnType<typeof disableTwoStepLogin>>>
    export type DisableTwoStepLoginMutationBody = TwoStepDisablePayload | EncryptedPayload
    export type DisableTwoStepLoginMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DisableTwoStepLoginMutationVariables = {data: TwoStepDisablePayload | EncryptedPayload}

    /**
 * @summary Turn two-step login off
 */
export const useDisableTwoStepLogin = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof disableTwoStepLogin>>, TError,DisableTwoStepLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof disableTwoStepLogin>>,
        TError,
        DisableTwoStepLoginMutationVariables,
        TContext
      > => {
      return useMutation(getDisableTwoStepLoginMutationOptions(options), queryClient);
    }
    /**
 * Sends a code of six digits that is good for one purpose, once, for five tries and `expiredMinutes`; a new one makes
 * the earlier one void. `bind_email` needs channel `email` and `email`, `bind_mobile` channel `sms`,
 * `countryDialingCode` and `mobileNum`: else 400. `reset_payment_password` goes to what is bound; where nothing is, it
 * is 422 `contact_missing`. An address or number of another member is told apart to nobody here: a code is sent, and
 * binding fails. Each `sms` needs a `sliderTicket` (422 `captcha_check_failed`). At most one a minute and ten a day for
 * each member, address and number: 429 `sms_too_many_requests`, `sms_quota_exceeded`.
 * @summary Send a code to the member
 */
export const sendMemberCode = (
    memberCodePayload: MemberCodePayload,
 signal?: AbortSignal
) => {


      return http<SendMemberCodeResponse>(
      {url: `/wps/member/verificationCode`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: memberCodePayload, signal
    },
      );
    }




export const getSendMemberCodeMutationKey = () => ['sendMemberCode'] as const;

export const getSendMemberCodeMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMemberCode>>, TError,SendMemberCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendMemberCode>>, TError,SendMemberCodeMutationVariables, TContext> => {

const mutationKey = getSendMemberCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendMemberCode>>, SendMemberCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendMemberCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendMemberCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendMemberCode>>>
    export type SendMemberCodeMutationBody = MemberCodePayload
    export type SendMemberCodeMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | SystemErrorResponse
    export type SendMemberCodeMutationVariables = {data: MemberCodePayload}

    /**
 * @summary Send a code to the member
 */
export const useSendMemberCode = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ErrorEnvelope | SystemErrorResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendMemberCode>>, TError,SendMemberCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendMemberCode>>,
        TError,
        SendMemberCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendMemberCodeMutationOptions(options), queryClient);
    }
    /**
 * Binds the address, in place of an earlier one, which is told of it. An address of another member is 409
 * `contact_in_use`; the code is used up all the same. After a change bound accounts and limits stay as they are.
 * @summary Bind an e-mail address
 */
export const bindEmail = (
    bindEmailPayloadEncryptedPayload: BindEmailPayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<BindEmailResponse>(
      {url: `/wps/member/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bindEmailPayloadEncryptedPayload, signal
    },
      );
    }




export const getBindEmailMutationKey = () => ['bindEmail'] as const;

export const getBindEmailMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext> => {

const mutationKey = getBindEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindEmail>>, BindEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindEmailMutationResult = NonNullable<Awaited<ReturnType<typeof bindEmail>>>
    export type BindEmailMutationBody = BindEmailPayload | EncryptedPayload
    export type BindEmailMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type BindEmailMutationVariables = {data: BindEmailPayload | EncryptedPayload}

    /**
 * @summary Bind an e-mail address
 */
export const useBindEmail = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindEmail>>,
        TError,
        BindEmailMutationVariables,
        TContext
      > => {
      return useMutation(getBindEmailMutationOptions(options), queryClient);
    }
    /**
 * Binds the number, in place of an earlier one, which is told of it; login by SMS goes by the new one at once. A number
 * of another member is 409 `contact_in_use`; the code is used up all the same. The number of a member who is
 * self-excluded counts as another member's.
 * @summary Bind a mobile number
 */
export const bindMobile = (
    bindMobilePayloadEncryptedPayload: BindMobilePayload | EncryptedPayload,
 signal?: AbortSignal
) => {


      return http<BindMobileResponse>(
      {url: `/wps/member/mobile`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bindMobilePayloadEncryptedPayload, signal
    },
      );
    }




export const getBindMobileMutationKey = () => ['bindMobile'] as const;

export const getBindMobileMutationOptions = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindMobile>>, TError,BindMobileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindMobile>>, TError,BindMobileMutationVariables, TContext> => {

const mutationKey = getBindMobileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindMobile>>, BindMobileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindMobile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindMobileMutationResult = NonNullable<Awaited<ReturnType<typeof bindMobile>>>
    export type BindMobileMutationBody = BindMobilePayload | EncryptedPayload
    export type BindMobileMutationError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type BindMobileMutationVariables = {data: BindMobilePayload | EncryptedPayload}

    /**
 * @summary Bind a mobile number
 */
export const useBindMobile = <TError = EncryptedBodyRefusedResponse | UnauthorizedResponse | ForbiddenResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindMobile>>, TError,BindMobileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindMobile>>,
        TError,
        BindMobileMutationVariables,
        TContext
      > => {
      return useMutation(getBindMobileMutationOptions(options), queryClient);
    }
    /**
 * The attempts to log in to the account of the session, the newest first, failed ones too, with place and device. Kept
 * for at least 3 months. A page beyond the last is empty.
 * @summary List the logins
 */
export const listLoginHistory = (
    params?: ListLoginHistoryParams,
 signal?: AbortSignal
) => {


      return http<ListLoginHistoryResponse>(
      {url: `/wps/member/loginHistory`, method: 'GET',
        params, signal
    },
      );
    }




export const getListLoginHistoryQueryKey = (params?: ListLoginHistoryParams,) => {
    return [
    `/wps/member/loginHistory`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLoginHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoginHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoginHistory>>> = ({ signal }) => listLoginHistory(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoginHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listLoginHistory>>>
export type ListLoginHistoryQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params: undefined |  ListLoginHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoginHistory>>,
          TError,
          Awaited<ReturnType<typeof listLoginHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoginHistory>>,
          TError,
          Awaited<ReturnType<typeof listLoginHistory>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the logins
 */

export function useListLoginHistory<TData = Awaited<ReturnType<typeof listLoginHistory>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
 params?: ListLoginHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoginHistory>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoginHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the portal loads after each login: the welcome of the first login until it is dismissed, the last login once a
 * session. Trial accounts are answered too, with nothing due.
 * @summary Tell what to show after the login
 */
export const getLoginInfo = (

 signal?: AbortSignal
) => {


      return http<GetLoginInfoResponse>(
      {url: `/wps/member/loginInfo`, method: 'GET', signal
    },
      );
    }




export const getGetLoginInfoQueryKey = () => {
    return [
    `/wps/member/loginInfo`
    ] as const;
    }


export const getGetLoginInfoQueryOptions = <TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLoginInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLoginInfo>>> = ({ signal }) => getLoginInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLoginInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getLoginInfo>>>
export type GetLoginInfoQueryError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoginInfo>>,
          TError,
          Awaited<ReturnType<typeof getLoginInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLoginInfo>>,
          TError,
          Awaited<ReturnType<typeof getLoginInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell what to show after the login
 */

export function useGetLoginInfo<TData = Awaited<ReturnType<typeof getLoginInfo>>, TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLoginInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLoginInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Remembers that the welcome was shown, for the account, or the last login, for this session, and answers what is still
 * due. Doing it again changes nothing.
 * @summary Dismiss what was shown after the login
 */
export const dismissLoginInfo = (
    dismissLoginInfoPayload: DismissLoginInfoPayload,
 signal?: AbortSignal
) => {


      return http<DismissLoginInfoResponse>(
      {url: `/wps/member/loginInfo/dismiss`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: dismissLoginInfoPayload, signal
    },
      );
    }




export const getDismissLoginInfoMutationKey = () => ['dismissLoginInfo'] as const;

export const getDismissLoginInfoMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissLoginInfo>>, TError,DismissLoginInfoMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof dismissLoginInfo>>, TError,DismissLoginInfoMutationVariables, TContext> => {

const mutationKey = getDismissLoginInfoMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissLoginInfo>>, DismissLoginInfoMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  dismissLoginInfo(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissLoginInfoMutationResult = NonNullable<Awaited<ReturnType<typeof dismissLoginInfo>>>
    export type DismissLoginInfoMutationBody = DismissLoginInfoPayload
    export type DismissLoginInfoMutationError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type DismissLoginInfoMutationVariables = {data: DismissLoginInfoPayload}

    /**
 * @summary Dismiss what was shown after the login
 */
export const useDismissLoginInfo = <TError = ValidationFailedResponse | UnauthorizedResponse | VisitorForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissLoginInfo>>, TError,DismissLoginInfoMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissLoginInfo>>,
        TError,
        DismissLoginInfoMutationVariables,
        TContext
      > => {
      return useMutation(getDismissLoginInfoMutationOptions(options), queryClient);
    }
    /**
 * The limits that the member of the session has set, with what is used of each, and what can be set. The lowest of all
 * limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it is
 * refused inside the transaction.
 * @summary Tell the limits
 */
export const getPlayLimits = (

 signal?: AbortSignal
) => {


      return http<GetPlayLimitsResponse>(
      {url: `/wps/member/limits`, method: 'GET', signal
    },
      );
    }




export const getGetPlayLimitsQueryKey = () => {
    return [
    `/wps/member/limits`
    ] as const;
    }


export const getGetPlayLimitsQueryOptions = <TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayLimitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayLimits>>> = ({ signal }) => getPlayLimits(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayLimitsQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayLimits>>>
export type GetPlayLimitsQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayLimits>>,
          TError,
          Awaited<ReturnType<typeof getPlayLimits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayLimits>>,
          TError,
          Awaited<ReturnType<typeof getPlayLimits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the limits
 */

export function useGetPlayLimits<TData = Awaited<ReturnType<typeof getPlayLimits>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayLimits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayLimitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. The lowest
 * of all limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it
 * is refused inside the transaction.
 * @summary Set a limit of money
 */
export const setMoneyLimit = (
    moneyLimitPayload: MoneyLimitPayload,
 signal?: AbortSignal
) => {


      return http<SetMoneyLimitResponse>(
      {url: `/wps/member/limits/money`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: moneyLimitPayload, signal
    },
      );
    }




export const getSetMoneyLimitMutationKey = () => ['setMoneyLimit'] as const;

export const getSetMoneyLimitMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMoneyLimit>>, TError,SetMoneyLimitMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setMoneyLimit>>, TError,SetMoneyLimitMutationVariables, TContext> => {

const mutationKey = getSetMoneyLimitMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setMoneyLimit>>, SetMoneyLimitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setMoneyLimit(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetMoneyLimitMutationResult = NonNullable<Awaited<ReturnType<typeof setMoneyLimit>>>
    export type SetMoneyLimitMutationBody = MoneyLimitPayload
    export type SetMoneyLimitMutationError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetMoneyLimitMutationVariables = {data: MoneyLimitPayload}

    /**
 * @summary Set a limit of money
 */
export const useSetMoneyLimit = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setMoneyLimit>>, TError,SetMoneyLimitMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setMoneyLimit>>,
        TError,
        SetMoneyLimitMutationVariables,
        TContext
      > => {
      return useMutation(getSetMoneyLimitMutationOptions(options), queryClient);
    }
    /**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. When the
 * time is up no bet is taken (422 `play_limit_reached`); open rounds are finished.
 * @summary Set a limit of the time to play
 */
export const setSessionLimit = (
    sessionLimitPayload: SessionLimitPayload,
 signal?: AbortSignal
) => {


      return http<SetSessionLimitResponse>(
      {url: `/wps/member/limits/session`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sessionLimitPayload, signal
    },
      );
    }




export const getSetSessionLimitMutationKey = () => ['setSessionLimit'] as const;

export const getSetSessionLimitMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSessionLimit>>, TError,SetSessionLimitMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setSessionLimit>>, TError,SetSessionLimitMutationVariables, TContext> => {

const mutationKey = getSetSessionLimitMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setSessionLimit>>, SetSessionLimitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setSessionLimit(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetSessionLimitMutationResult = NonNullable<Awaited<ReturnType<typeof setSessionLimit>>>
    export type SetSessionLimitMutationBody = SessionLimitPayload
    export type SetSessionLimitMutationError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetSessionLimitMutationVariables = {data: SessionLimitPayload}

    /**
 * @summary Set a limit of the time to play
 */
export const useSetSessionLimit = <TError = ValidationFailedResponse | UnauthorizedResponse | ErrorEnvelope | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSessionLimit>>, TError,SetSessionLimitMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setSessionLimit>>,
        TError,
        SetSessionLimitMutationVariables,
        TContext
      > => {
      return useMutation(getSetSessionLimitMutationOptions(options), queryClient);
    }
    /**
 * Excludes the member for the period, at once: login, bets, deposits and marketing are refused with 403 `self_excluded`,
 * and every session of the account ends, the one of this call after its answer. Open bets still settle and withdrawals
 * under way go on; the rest of the balance is paid out by customer service. A new registration with the same mobile
 * number, e-mail address or identity number is refused. It cannot be taken back or shortened. A period that the brand
 * does not offer is 400. The audit log keeps it.
 * @summary Exclude oneself from play
 */
export const startSelfExclusion = (
    selfExclusionPayload: SelfExclusionPayload,
 signal?: AbortSignal
) => {


      return http<StartSelfExclusionResponse>(
      {url: `/wps/member/selfExclusion`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: selfExclusionPayload, signal
    },
      );
    }




export const getStartSelfExclusionMutationKey = () => ['startSelfExclusion'] as const;

export const getStartSelfExclusionMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSelfExclusion>>, TError,StartSelfExclusionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startSelfExclusion>>, TError,StartSelfExclusionMutationVariables, TContext> => {

const mutationKey = getStartSelfExclusionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSelfExclusion>>, StartSelfExclusionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startSelfExclusion(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartSelfExclusionMutationResult = NonNullable<Awaited<ReturnType<typeof startSelfExclusion>>>
    export type StartSelfExclusionMutationBody = SelfExclusionPayload
    export type StartSelfExclusionMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type StartSelfExclusionMutationVariables = {data: SelfExclusionPayload}

    /**
 * @summary Exclude oneself from play
 */
export const useStartSelfExclusion = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSelfExclusion>>, TError,StartSelfExclusionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSelfExclusion>>,
        TError,
        StartSelfExclusionMutationVariables,
        TContext
      > => {
      return useMutation(getStartSelfExclusionMutationOptions(options), queryClient);
    }
    /**
 * Time and money since the login of this session, and when the next reality check is due. The portal polls it in the
 * background; a check that is due is shown over any game and never breaks an open round. While it is due for more than
 * five minutes the server takes no new bet: 422 `play_limit_reached`.
 * @summary Tell how long and with what result one has played
 */
export const getRealityCheck = (

 signal?: AbortSignal
) => {


      return http<GetRealityCheckResponse>(
      {url: `/wps/member/realityCheck`, method: 'GET', signal
    },
      );
    }




export const getGetRealityCheckQueryKey = () => {
    return [
    `/wps/member/realityCheck`
    ] as const;
    }


export const getGetRealityCheckQueryOptions = <TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRealityCheckQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRealityCheck>>> = ({ signal }) => getRealityCheck(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRealityCheckQueryResult = NonNullable<Awaited<ReturnType<typeof getRealityCheck>>>
export type GetRealityCheckQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealityCheck>>,
          TError,
          Awaited<ReturnType<typeof getRealityCheck>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealityCheck>>,
          TError,
          Awaited<ReturnType<typeof getRealityCheck>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell how long and with what result one has played
 */

export function useGetRealityCheck<TData = Awaited<ReturnType<typeof getRealityCheck>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealityCheck>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRealityCheckQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sets the interval, at once. A value that is not among `realityCheckChoices` of the limits is 400. The next check is
 * due one interval after this call at the latest.
 * @summary Set the interval of the reality check
 */
export const setRealityCheck = (
    realityCheckPayload: RealityCheckPayload,
 signal?: AbortSignal
) => {


      return http<SetRealityCheckResponse>(
      {url: `/wps/member/realityCheck`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: realityCheckPayload, signal
    },
      );
    }




export const getSetRealityCheckMutationKey = () => ['setRealityCheck'] as const;

export const getSetRealityCheckMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRealityCheck>>, TError,SetRealityCheckMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setRealityCheck>>, TError,SetRealityCheckMutationVariables, TContext> => {

const mutationKey = getSetRealityCheckMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setRealityCheck>>, SetRealityCheckMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setRealityCheck(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetRealityCheckMutationResult = NonNullable<Awaited<ReturnType<typeof setRealityCheck>>>
    export type SetRealityCheckMutationBody = RealityCheckPayload
    export type SetRealityCheckMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse
    export type SetRealityCheckMutationVariables = {data: RealityCheckPayload}

    /**
 * @summary Set the interval of the reality check
 */
export const useSetRealityCheck = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setRealityCheck>>, TError,SetRealityCheckMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setRealityCheck>>,
        TError,
        SetRealityCheckMutationVariables,
        TContext
      > => {
      return useMutation(getSetRealityCheckMutationOptions(options), queryClient);
    }
    /**
 * The member has seen its figures and goes on. The next check is due one interval later, in every tab. Where none is due
 * nothing changes.
 * @summary Acknowledge the reality check
 */
export const acknowledgeRealityCheck = (

 signal?: AbortSignal
) => {


      return http<AcknowledgeRealityCheckResponse>(
      {url: `/wps/member/realityCheck/acknowledge`, method: 'POST', signal
    },
      );
    }




export const getAcknowledgeRealityCheckMutationKey = () => ['acknowledgeRealityCheck'] as const;

export const getAcknowledgeRealityCheckMutationOptions = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, TError,void, TContext> => {

const mutationKey = getAcknowledgeRealityCheckMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, void> = () => {


          return  acknowledgeRealityCheck()
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcknowledgeRealityCheckMutationResult = NonNullable<Awaited<ReturnType<typeof acknowledgeRealityCheck>>>

    export type AcknowledgeRealityCheckMutationError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


    /**
 * @summary Acknowledge the reality check
 */
export const useAcknowledgeRealityCheck = <TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acknowledgeRealityCheck>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acknowledgeRealityCheck>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getAcknowledgeRealityCheckMutationOptions(options), queryClient);
    }
    /**
 * The rank of the member of the session, its progress to the next and what it brings. Points count from valid turnover
 * alone and are checked once a day; the support of ranks above 4 is the VIP customer service.
 * @summary Tell the member's rank and progress
 */
export const getPlayerRank = (

 signal?: AbortSignal
) => {


      return http<GetPlayerRankResponse>(
      {url: `/wps/member/rank`, method: 'GET', signal
    },
      );
    }




export const getGetPlayerRankQueryKey = () => {
    return [
    `/wps/member/rank`
    ] as const;
    }


export const getGetPlayerRankQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerRankQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerRank>>> = ({ signal }) => getPlayerRank(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerRankQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerRank>>>
export type GetPlayerRankQueryError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerRank>>,
          TError,
          Awaited<ReturnType<typeof getPlayerRank>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerRank>>,
          TError,
          Awaited<ReturnType<typeof getPlayerRank>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tell the member's rank and progress
 */

export function useGetPlayerRank<TData = Awaited<ReturnType<typeof getPlayerRank>>, TError = ValidationFailedResponse | UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerRank>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerRankQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The ranks, what reaches and keeps them, what they bring and the rules, for everybody. The operator's configuration
 * decides over all of it.
 * @summary List the VIP ranks
 */
export const listVipTiers = (

 signal?: AbortSignal
) => {


      return http<ListVipTiersResponse>(
      {url: `/wps/relay/MCSFE_vipTiers`, method: 'GET', signal
    },
      );
    }




export const getListVipTiersQueryKey = () => {
    return [
    `/wps/relay/MCSFE_vipTiers`
    ] as const;
    }


export const getListVipTiersQueryOptions = <TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVipTiersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVipTiers>>> = ({ signal }) => listVipTiers(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVipTiersQueryResult = NonNullable<Awaited<ReturnType<typeof listVipTiers>>>
export type ListVipTiersQueryError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse


export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVipTiers>>,
          TError,
          Awaited<ReturnType<typeof listVipTiers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVipTiers>>,
          TError,
          Awaited<ReturnType<typeof listVipTiers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the VIP ranks
 */

export function useListVipTiers<TData = Awaited<ReturnType<typeof listVipTiers>>, TError = ValidationFailedResponse | VisitorForbiddenResponse | TooManyRequestsResponse | SystemErrorResponse | UnavailableResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVipTiers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVipTiersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






