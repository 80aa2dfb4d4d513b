import { Link, useMessages, useSearchParams } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { PostpaidForm } from '../form/PostpaidForm.tsx'
import { PAGES } from '../parts/bill-kinds.ts'
import { TokenForm } from './TokenForm.tsx'

const KINDS = ['token', 'electricity'] as const

/** R-38 F-07: electricity tokens, and the monthly electricity bill. */
export function ElectricityScreen() {
  const t = useMessages()
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'electricity' ? 'electricity' : 'token'
  const kinds = (
    <Chips>
      {KINDS.map((one) => (
        <Chip key={one} link={<Link to={PAGES[one]} replace />} selected={one === kind}>
          {t(`kind.${one}.tab`)}
        </Chip>
      ))}
    </Chips>
  )
  if (kind === 'token') return <TokenForm title={t('kind.token.title')} kinds={kinds} />
  return <PostpaidForm kind="electricity" title={t('kind.electricity.title')} kinds={kinds} />
}
