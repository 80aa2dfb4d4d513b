import { Link, useMessages, useSearchParams } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { PostpaidForm } from '../form/PostpaidForm.tsx'
import { PAGES } from '../parts/bill-kinds.ts'

const KINDS = ['tv', 'internet'] as const

/** R-38 F-07: TV and internet, by provider. */
export function TvScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'internet' ? 'internet' : 'tv'
  const kinds = (
    <Chips>
      {KINDS.map((one) => (
        <Chip key={one} link={<Link to={PAGES[one]} replace />} selected={one === kind}>
          {t(`kind.${one}.tab`)}
        </Chip>
      ))}
    </Chips>
  )
  return <PostpaidForm key={kind} kind={kind} title={t(`kind.${kind}.title`)} kinds={kinds} />
}
