import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { decimal } from '@borong/ui/format/decimals'
import { Notice } from '@borong/ui/Notice'
import { Select } from '@borong/ui/Select'
import { ProductChoice } from '../form/ProductChoice.tsx'
import { ProductsWait } from '../form/ProductsWait.tsx'
import type { BillForm } from '../form/use-bill-form.ts'
import type { Product } from '../parts/bill-kinds.ts'
import styles from './MobileProducts.module.css'
import { EVERYTHING, type PackageFilter } from './package-filter.ts'
import type { MobileProductList } from './use-mobile-products.ts'

const GB = 1024

interface MobileProductsProps {
  kind: 'pulsa' | 'data'
  list: MobileProductList
  form: BillForm
}

/** The nominals or packages of the operator. */
export function MobileProducts({ kind, list, form }: MobileProductsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { products, shown, filter, setFilter, filters } = list
  const detail = ({ days, megabytes, description }: Product) =>
    [
      megabytes !== null && t('mobile.size', { size: decimal(megabytes / GB, language) }),
      days !== null && t('mobile.days', { count: days }),
      description,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <ProductsWait products={products}>
      <Band>
        {kind === 'data' && (
          <div className={styles.filters}>
            <Select
              label={t('mobile.filterDays')}
              value={filter.days}
              onChange={(days) => setFilter({ ...filter, days: days as PackageFilter['days'] })}
              options={[
                { value: '', label: t('mobile.all') },
                ...filters.days.map((value) => ({ value, label: t(`mobile.range.days.${value}`) })),
              ]}
            />
            <Select
              label={t('mobile.filterSize')}
              value={filter.size}
              onChange={(size) => setFilter({ ...filter, size: size as PackageFilter['size'] })}
              options={[
                { value: '', label: t('mobile.all') },
                ...filters.sizes.map((value) => ({
                  value,
                  label: t(`mobile.range.size.${value}`),
                })),
              ]}
            />
          </div>
        )}
        {shown.length > 0 && (
          <ProductChoice
            label={t(`kind.${kind}.choose`)}
            products={shown}
            value={list.chosen?.code}
            onChange={form.choose}
            error={form.productError}
            isWide={kind === 'data'}
            {...(kind === 'data' ? { detail } : {})}
          />
        )}
        {shown.length === 0 && (
          <Notice
            live
            action={
              <Button variant="ghost" size="small" onClick={() => setFilter(EVERYTHING)}>
                {t('mobile.allPackages')}
              </Button>
            }
          >
            {t('mobile.noMatch')}
          </Notice>
        )}
      </Band>
    </ProductsWait>
  )
}
