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
  ErrorEnvelope,
  ForbiddenResponse,
  GetMemberIconResponse,
  GetMemberInfoResponse,
  GetPlayerAvatarResponse,
  GetPlayerRankResponse,
  GetProfileResponse,
  LanguagePayload,
  ListAvatarsResponse,
  ListVipTiersResponse,
  PayloadTooLargeResponse,
  ProfileChange,
  SystemErrorResponse,
  TooManyRequestsResponse,
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






