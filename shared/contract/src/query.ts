import type { ApiCall, Reply } from '@borong/api/types'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { callKey } from './call-key.ts'
import { NotOnServer } from './not-on-server.ts'
import { call, type InputArgument } from './http/call.ts'
import type { CallOptions } from './http/request.ts'

/** A call as a query, for `useSuspenseQuery`, `useQuery`, `queryClient.prefetchQuery` and `invalidateQueries`. */
export const callQuery = <K extends ApiCall>(
  name: K,
  ...[input, options]: [...InputArgument<K>, options?: CallOptions]
) =>
  queryOptions<Reply<K>>({
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => {
      // A render on the server draws what came with it; the browser reads the rest.
      if (typeof document === 'undefined')
        throw new NotOnServer(`${name} is not part of this document`)
      return call(
        name,
        ...([input, { ...(options as CallOptions | undefined), signal }] as unknown as [
          ...InputArgument<K>,
          CallOptions,
        ]),
      )
    },
  })

/** The reply of a call. Waits with the nearest `Suspense`, fails with the nearest boundary. */
export const useCall = <K extends ApiCall>(
  name: K,
  ...[input, options]: [...InputArgument<K>, options?: CallOptions]
): Reply<K> =>
  useSuspenseQuery(
    callQuery(name, ...([input, options] as unknown as [...InputArgument<K>, CallOptions?])),
  ).data
