import { isDay } from '@borong/api/rules/day'
import { useSearchParams } from '@borong/contract'

/** The text of a parameter as an id; empty when it is none. */
export const idIn = (text: string | null) =>
  text !== null && /^[\w-]{1,64}$/.test(text) ? text : ''

/** The text of a parameter as a day; empty when it is none. */
export const dayIn = (text: string | null) => (text !== null && isDay(text) ? text : '')

/** Sets a filter in the address, or removes it with an empty value. */
export function useSetFilter<Name extends string>() {
  const [, setSearch] = useSearchParams()
  return (name: Name, value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
}
