import { useLocation, useMessages, useSearchParams } from '@borong/contract'
import { KindTabs } from '../form/KindTabs.tsx'
import { PAGES } from '../parts/bill-kinds.ts'
import { MonthsField } from './MonthsField.tsx'
import { PostpaidForm } from './PostpaidForm.tsx'
import { RegionField } from './RegionField.tsx'

/** R-38 F-07: the bills of water, health insurance, TV and internet. */
export function PostpaidScreen() {
  const t = useMessages()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  if (pathname === PAGES.bpjs)
    return <PostpaidForm kind="bpjs" title={t('kind.bpjs.title')} More={MonthsField} />
  if (pathname === PAGES.water)
    return <PostpaidForm kind="water" title={t('kind.water.title')} Search={RegionField} />
  const kind = search.get('kind') === 'internet' ? 'internet' : 'tv'
  return (
    <PostpaidForm
      key={kind}
      kind={kind}
      title={t(`kind.${kind}.title`)}
      kinds={<KindTabs kinds={['tv', 'internet']} value={kind} />}
    />
  )
}
