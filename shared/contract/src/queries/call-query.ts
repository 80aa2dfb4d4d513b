import type { Call } from '@borong/api/call'
import type { Reply } from '@borong/api/types'
import type { DataTag, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { callKey } from '../call-key.ts'
import { call, type InputArgument } from '../http/call.ts'
import type { CallOptions } from '../http/request.ts'
import { useSuspenseQuery } from './use-suspense-query.ts'

/** Query options of a call, for `useSuspenseQuery`, `useQuery`, `prefetchQuery` and `invalidateQueries`. */
export const callQuery = <C extends Call>(
  description: C,
  ...[input, options]: [...InputArgument<C>, options?: CallOptions]
) => ({
  queryKey: callKey(description, input) as DataTag<QueryKey, Reply<C>>,
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<Reply<C>> =>
    call(
      description,
      ...([input, { ...(options as CallOptions | undefined), signal }] as unknown as [
        ...InputArgument<C>,
        CallOptions,
      ]),
    ),
})

/** Returns the response of a call. Suspends while it loads and throws to the nearest boundary when it fails. */
export const useCall = <C extends Call>(
  description: C,
  ...[input, options]: [...InputArgument<C>, options?: CallOptions]
): Reply<C> =>
  useSuspenseQuery(
    callQuery(description, ...([input, options] as unknown as [...InputArgument<C>, CallOptions?])),
  ).data
