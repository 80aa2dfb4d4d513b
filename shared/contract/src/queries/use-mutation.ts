import type {
  DefaultError,
  MutateOptions,
  MutationObserver,
  MutationObserverOptions,
  MutationObserverResult,
} from '@tanstack/query-core'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePage } from '../page.ts'

type Shown<R> = R extends unknown
  ? Pick<
      R,
      keyof R &
        (
          | 'status'
          | 'data'
          | 'error'
          | 'variables'
          | 'isIdle'
          | 'isPending'
          | 'isSuccess'
          | 'isError'
        )
    >
  : never

const NOT_BEGUN = {
  status: 'idle',
  data: undefined,
  error: null,
  variables: undefined,
  isIdle: true,
  isPending: false,
  isSuccess: false,
  isError: false,
} as const

/** Returns a mutation with its state. The first mutation loads the query library. */
export function useMutation<T = unknown, E = DefaultError, V = void, C = unknown>(
  options: MutationObserverOptions<T, E, V, C>,
) {
  type More = MutateOptions<T, E, V, C>
  const { queries } = usePage()
  const [observer, setObserver] = useState<MutationObserver<T, E, V, C>>()
  const latest = useRef({ options, observer })
  useEffect(() => {
    latest.current.options = options
    observer?.setOptions(options)
  })
  useSyncExternalStore(
    useCallback((tell) => observer?.subscribe(tell) ?? (() => {}), [observer]),
    () => observer?.getCurrentResult(),
    () => undefined,
  )
  const mutateAsync = useCallback(
    async (variables: V, more?: More): Promise<T> => {
      const client = await queries.load()
      const { library } = queries.engine!
      latest.current.observer ??= new library.MutationObserver(client, latest.current.options)
      setObserver(latest.current.observer)
      return latest.current.observer.mutate(variables, more)
    },
    [queries],
  )
  const mutate = useCallback(
    // The state contains the result.
    (variables: V, more?: More): void => void mutateAsync(variables, more).catch(() => {}),
    [mutateAsync],
  )
  const state = (observer?.getCurrentResult() ?? NOT_BEGUN) as Shown<
    MutationObserverResult<T, E, V, C>
  >
  return { ...state, mutate, mutateAsync, reset: () => observer?.reset() }
}
