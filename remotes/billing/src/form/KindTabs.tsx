import { Link, useMessages } from '@borong/contract'
import { Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { PAGES, type BillKind } from '../parts/bill-kinds.ts'

/** Links between two kinds that belong together, e.g. token and monthly bill. */
export function KindTabs({ kinds, value }: { kinds: readonly BillKind[]; value: BillKind }) {
  const t = useMessages()
  return (
    <Chips>
      {kinds.map((kind) => (
        <Chip key={kind} link={<Link to={PAGES[kind]} replace />} selected={kind === value}>
          {t(`kind.${kind}.tab`)}
        </Chip>
      ))}
    </Chips>
  )
}
