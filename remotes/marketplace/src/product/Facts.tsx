import { Link, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { memo, type ReactNode } from 'react'
import { brandPath } from '../shop/paths.ts'
import type { Product } from './offer.ts'
import { ProductCrumbs } from './ProductCrumbs.tsx'
import styles from './Product.module.css'

/** The specification, the seller's description and the breadcrumbs of a product. */
export const Facts = memo(({ product, isWide }: { product: Product; isWide: boolean }) => {
  const t = useMessages()
  const size = [product.length, product.width, product.height].join(' × ')
  return (
    <>
      <Band>
        <SectionHeader title={t('product.specification')} />
        <dl className={styles.facts}>
          {product.specification.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {product.brand?.name === value ? (
                <Link to={brandPath(product.brand.alias)} textWithout>
                  {value}
                </Link>
              ) : (
                value
              )}
            </Fact>
          ))}
          <Fact name={t('product.size')}>
            {size} {product.dimension_uom}
          </Fact>
        </dl>
      </Band>
      <Band>
        <SectionHeader title={t('product.description')} />
        <p className={styles.text}>{product.description}</p>
        {!isWide && <ProductCrumbs product={product} />}
      </Band>
    </>
  )
})

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
