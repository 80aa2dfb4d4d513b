import { callKey, callOn, loadCalls, type Page } from '@borong/contract/host'
import { fillInput } from '@borong/contract/remote'
import type { BootRoute } from '@borong/contract/release'

type Params = Readonly<Record<string, string | undefined>>

/** Fetches what a screen reads first while its code is still on the way. Calls that the visitor may not make are left out. */
export async function prefetchCalls(
  page: Page,
  route: BootRoute,
  params: Params,
  search: string,
): Promise<void> {
  if (!route.calls?.length) return
  // Without a connection the screen itself says so.
  const client = await loadCalls().catch(() => undefined)
  if (!client) return
  for (const [name, template] of route.calls) {
    if (client.isForBuyers(name) && !page.credentials.accessToken()) continue
    const input = fillInput(template, params, new URLSearchParams(search)) as
      | Record<string, unknown>
      | undefined
    void page.queries.prefetchQuery({
      queryKey: callKey(name, input),
      queryFn: ({ signal }) => callOn(page, name, input, { signal }),
    })
  }
}
