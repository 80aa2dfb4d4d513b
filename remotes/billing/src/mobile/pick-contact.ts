interface Contacts {
  select(properties: string[]): Promise<{ tel?: string[] }[]>
}

/** Opens the phone's contacts and returns a number; undefined where the browser has no contact picker. */
export function pickContact(): (() => Promise<string | undefined>) | undefined {
  const { contacts } = navigator as Navigator & { contacts?: Contacts }
  if (!contacts) return undefined
  return async () => {
    try {
      const [contact] = await contacts.select(['tel'])
      return contact?.tel?.[0]
    } catch {
      // The buyer closed the picker, or does not allow it.
      return undefined
    }
  }
}
