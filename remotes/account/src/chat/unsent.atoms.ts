import { useAtom, storedAtom } from '@borong/contract'

interface Unsent {
  text: string
  /** The same until the text has arrived, so that a retry does not create a second message. */
  key: string
}

/** Unsent messages by seller, persisted over reloads and navigation. */
export const unsentAtom = storedAtom<Readonly<Record<string, Unsent>>>(
  'account.unsent_messages',
  {},
)

/** The unsent message to this seller. */
export function useUnsent(seller: string) {
  const [all, setAll] = useAtom(unsentAtom)
  const unsent = all[seller]
  return {
    text: unsent?.text ?? '',
    key: unsent?.key ?? '',
    write: (text: string) =>
      setAll((before) => ({ ...before, [seller]: { text, key: crypto.randomUUID() } })),
    /** Clears the sent text, and retains text that was added meanwhile. */
    discard: (sent: Unsent) =>
      setAll((before) => {
        const { [seller]: now, ...others } = before
        if (!now || now.key === sent.key) return others
        if (!now.text.startsWith(sent.text)) return before
        const rest = now.text.slice(sent.text.length).trimStart()
        return { ...others, [seller]: { text: rest, key: now.key } }
      }),
  }
}
