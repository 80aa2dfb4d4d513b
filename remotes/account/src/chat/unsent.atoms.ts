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
    /** Forgets what has arrived, and nothing that was typed meanwhile. */
    forget: (sent: Unsent) =>
      setAll((before) => {
        const { [seller]: now, ...others } = before
        if (!now || now.key === sent.key) return others
        if (!now.text.startsWith(sent.text)) return before
        const rest = now.text.slice(sent.text.length).trimStart()
        return { ...others, [seller]: { text: rest, key: now.key } }
      }),
  }
}
