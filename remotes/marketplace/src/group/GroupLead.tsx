import { Link, unitName, useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { rupiah } from '@borong/ui/format/rupiah'
import type { Product } from '../product/offer.ts'
import { sellerPath } from '../shop/paths.ts'
import styles from './Group.module.css'
import type { Group } from './group.ts'

interface GroupLeadProps {
  group: Group
  seller: Product['seller']
}

function showSellers() {
  const sellers = document.getElementById('sellers')
  sellers?.scrollIntoView()
  sellers?.focus({ preventScroll: true })
}

/** The seller whose price is above, the range of all prices, and the way to the other sellers. */
export function GroupLead({ group, seller }: GroupLeadProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { price_from: from, price_to: to, total_count: count } = group
  return (
    <Band label={t('group.soldBy')}>
      <div className={styles.lead}>
        <p>
          <span>
            {t('group.soldBy')}{' '}
            <Link to={sellerPath(seller.alias)} textWithout>
              {seller.name}
            </Link>
          </span>
          {from !== null && to !== null && from < to && (
            <span>
              {t('group.range', {
                from: rupiah(from, language),
                to: rupiah(to, language),
                unit: unitName(group.unit_type, language),
              })}
            </span>
          )}
        </p>
        {count > 1 && (
          <Button variant="secondary" size="small" onClick={showSellers}>
            {t('group.all', { count })}
          </Button>
        )}
      </div>
    </Band>
  )
}
