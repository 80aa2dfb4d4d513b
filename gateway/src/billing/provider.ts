import type { Gateway } from '../server/domain.ts'
import type { BillProvider } from './bill-provider.ts'
import { digiflazz, DIGIFLAZZ_URL } from './providers/digiflazz/digiflazz.ts'
import { iak, IAK_POSTPAID_URL, IAK_PREPAID_URL } from './providers/iak/iak.ts'
import { xendit, XENDIT_URL } from './providers/xendit/xendit.ts'

const made = new WeakMap<Gateway['app'], BillProvider>()

/** The configured biller, or the demo's without one: one object for each gateway. */
export function billProviderOf(gateway: Gateway): BillProvider {
  const known = made.get(gateway.app)
  if (known) return known
  const provider = makeProvider(gateway)
  made.set(gateway.app, provider)
  return provider
}

function makeProvider(gateway: Gateway): BillProvider {
  const { biller, billerUser, billerKey, billerCallbackSecret, billerUrl } = gateway.config
  const username = billerUser ?? ''
  const key = billerKey ?? ''
  const callbackSecret = billerCallbackSecret ?? ''
  const [url, secondUrl] = (billerUrl ?? '').split(',').map((each) => each.trim())
  switch (biller) {
    case 'digiflazz':
      return digiflazz({ url: url || DIGIFLAZZ_URL, username, key, callbackSecret })
    case 'iak':
      return iak({
        prepaidUrl: url || IAK_PREPAID_URL,
        postpaidUrl: secondUrl || IAK_POSTPAID_URL,
        username,
        key,
      })
    case 'xendit':
      return xendit({ url: url || XENDIT_URL, key, callbackSecret })
    case undefined:
      if (gateway.standIns) return gateway.standIns.billProvider(gateway)
      throw new Error('BILLER is not set: the shop has no biller')
    default:
      throw new Error('BILLER has to be digiflazz, iak or xendit')
  }
}
