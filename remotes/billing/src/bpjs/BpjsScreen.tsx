import { useMessages } from '@borong/contract'
import { PostpaidForm } from '../form/PostpaidForm.tsx'

/** R-38 F-07: health insurance, for one to twelve months. */
export function BpjsScreen() {
  const t = useMessages()
  return <PostpaidForm kind="bpjs" title={t('kind.bpjs.title')} />
}
