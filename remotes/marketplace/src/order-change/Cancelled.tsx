import { unitName, useLanguage } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { moment } from '@borong/ui/format/moment'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { SectionHeader } from '@borong/ui/SectionHeader'
import type { Change } from './change.data.ts'
import { useChangeMessages } from './use-change-messages.ts'

/** The cancellations of an order so far. */
export function Cancelled({ items }: { items: Change['items'] }) {
  const t = useChangeMessages()
  const { language } = useLanguage()
  return (
    <Band>
      <SectionHeader title={t('change.earlier')} />
      {items.map((item) => (
        <ListRow
          key={item.number}
          title={item.lines
            .map(
              ({ name, quantity, unit_type }) =>
                `${name} · ${quantity} ${unitName(unit_type, language, quantity)}`,
            )
            .join(', ')}
          detail={[item.number, moment(item.at, language), item.by, item.reason]
            .filter(Boolean)
            .join(' · ')}
          end={rupiah(item.amount, language)}
        />
      ))}
    </Band>
  )
}
