import { DOCUMENTS, MOST_DOCUMENTS } from '@borong/registry/served-documents'

/** The documents that visitors got. The registry compares them with the reports of these visitors. */
export interface ServedDocuments {
  /** A document with these versions was served. */
  add(visitor: string, address: string, units: Readonly<Record<string, string>>): void
  /** A report was not forwarded, because no edge with this key issued its guest id. */
  refuseReport(): void
  /** Sends the last ones, and resolves when the registry has all of them. */
  close(): Promise<void>
}

const SEND_EVERY_MS = 5_000
const PATIENCE_MS = 5_000

/** Sends the documents of this edge to the registry every few seconds. A batch that the registry misses is dropped. */
export function servedDocuments({
  registryOrigin,
  channel,
}: {
  registryOrigin: string
  channel: string
}): ServedDocuments {
  const documents = new Map<string, { address: string; units: Record<string, string> }>()
  let refusedReports = 0
  let sending: Promise<unknown> = Promise.resolve()

  async function send() {
    if (documents.size === 0 && refusedReports === 0) return
    const batch = [...documents].map(([visitor, document]) => ({ visitor, ...document }))
    const body = JSON.stringify({ channel, documents: batch, refusedReports })
    documents.clear()
    refusedReports = 0
    await fetch(new URL(DOCUMENTS, registryOrigin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined)
  }
  const sendNext = () => (sending = sending.then(send))
  const timer = setInterval(sendNext, SEND_EVERY_MS)

  return {
    add(visitor, address, units) {
      const known = documents.get(visitor)
      if (known) Object.assign(known.units, units)
      else if (documents.size < MOST_DOCUMENTS)
        documents.set(visitor, { address, units: { ...units } })
    },
    refuseReport() {
      refusedReports += 1
    },
    async close() {
      clearInterval(timer)
      await sendNext()
    },
  }
}
