import { atomWithStorage, useAtom } from '@borong/contract'

interface Unsent {
  text: string
  /** Stays the same until the text has arrived, so that sending it again writes it once. */
  key: string
}

/** What was typed and not sent, by seller: kept over reloads and detours. */
export const unsentAtom = atomWithStorage<Readonly<Record<string, Unsent>>>(
  'account.unsent_messages',
  {},
  undefined,
  { getOnInit: true },
)

/** What was typed for this seller. */
export function useUnsent(seller: string) {
  const [all, setAll] = useAtom(unsentAtom)
  const unsent = all[seller]
  return {
    text: unsent?.text ?? '',
    key: unsent?.key ?? '',
    write: (text: string) =>
      setAll((before) => ({ ...before, [seller]: { text, key: crypto.randomUUID() } })),
    forget: () => setAll(({ [seller]: _sent, ...others }) => others),
  }
}
