import type { ApiCall, Reply } from '@borong/api/types'
import type { DataTag, QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import { callKey } from '../call-key.ts'
import { call, type InputArgument } from '../http/call.ts'
import type { CallOptions } from '../http/request.ts'
import { useSuspenseQuery } from './use-query.ts'

/** A call as a query, for `useSuspenseQuery`, `useQuery`, `queryClient.prefetchQuery` and `invalidateQueries`. */
export const callQuery = <K extends ApiCall>(
  name: K,
  ...[input, options]: [...InputArgument<K>, options?: CallOptions]
) => ({
  queryKey: callKey(name, input) as DataTag<QueryKey, Reply<K>>,
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<Reply<K>> =>
    call(
      name,
      ...([input, { ...(options as CallOptions | undefined), signal }] as unknown as [
        ...InputArgument<K>,
        CallOptions,
      ]),
    ),
})

/** The reply of a call. Waits with the nearest `Suspense`, fails with the nearest boundary. */
export const useCall = <K extends ApiCall>(
  name: K,
  ...[input, options]: [...InputArgument<K>, options?: CallOptions]
): Reply<K> =>
  useSuspenseQuery(
    callQuery(name, ...([input, options] as unknown as [...InputArgument<K>, CallOptions?])),
  ).data
