import { callKey, callOn, loadCalls, type Page } from '@borong/contract/host'
import { fillInput } from '@borong/contract/remote'
import type { BootRoute } from '@borong/contract/release'

type Params = Readonly<Record<string, string | undefined>>

/** Fetches the first requests of a screen while its code loads. Requests that the visitor may not send are left out. */
export async function prefetchCalls(
  page: Page,
  route: BootRoute,
  params: Params,
  search: string,
): Promise<void> {
  if (!route.calls?.length) return
  // Offline, the screen itself shows the failure.
  if (!(await loadCalls().catch(() => undefined))) return
  for (const [call, template] of route.calls) {
    if (call.access === 'login' && !page.credentials.accessToken()) continue
    const input = fillInput(template, params, new URLSearchParams(search)) as
      | Record<string, unknown>
      | undefined
    void page.queries.prefetchQuery({
      queryKey: callKey(call, input),
      queryFn: ({ signal }) => callOn(page, call, input, { signal }),
    })
  }
}
