import { Link, useLanguage, useMessages } from '@borong/contract'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Band } from '../shop/Band.tsx'
import { brandPath, categoryPath } from '../shop/paths.ts'
import { decimal } from '../shop/format.ts'
import type { Product } from './offer.ts'
import styles from './Product.module.css'

/** Where it belongs, what it is, and what the seller says of it. */
export function Facts({ product }: { product: Product }) {
  const t = useMessages()
  const { language } = useLanguage()
  const size = [product.length, product.width, product.height].join(' × ')
  return (
    <>
      <Band>
        <SectionHeader title={t('product.specification')} />
        <dl className={styles.facts}>
          {product.brand && (
            <>
              <dt>{t('product.brand')}</dt>
              <dd>
                <Link to={brandPath(product.brand.alias)}>{product.brand.name}</Link>
              </dd>
            </>
          )}
          {product.specification.map((fact) => (
            <Fact key={fact.name} name={fact.name} value={fact.value} />
          ))}
          <Fact
            name={t('product.weight')}
            value={`${decimal(product.weight / 1000, language)} kg`}
          />
          <Fact name={t('product.size')} value={`${size} ${product.dimension_uom}`} />
        </dl>
      </Band>
      <Band>
        <SectionHeader title={t('product.description')} />
        <p className={styles.text}>{product.description}</p>
        <nav aria-label={t('product.crumbs')}>
          <ol className={styles.crumbs}>
            {product.categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={categoryPath(slug)}>{name}</Link>
              </li>
            ))}
          </ol>
        </nav>
      </Band>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)
