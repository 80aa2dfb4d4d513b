import { useMessages, useSearchParams } from '@borong/contract'
import { KindTabs } from '../form/KindTabs.tsx'
import { PostpaidForm } from '../postpaid/PostpaidForm.tsx'
import { TokenForm } from './TokenForm.tsx'

/** R-38 F-07: electricity tokens, and the monthly electricity bill. */
export function ElectricityScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'electricity' ? 'electricity' : 'token'
  const kinds = <KindTabs kinds={['token', 'electricity']} value={kind} />
  if (kind === 'token') return <TokenForm title={t('kind.token.title')} kinds={kinds} />
  return <PostpaidForm kind="electricity" title={t('kind.electricity.title')} kinds={kinds} />
}
