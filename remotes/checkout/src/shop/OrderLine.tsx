import type { order } from '@borong/api/orders'
import { Link, type Reply } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Image } from '@borong/ui/Image'
import type { ReactNode } from 'react'
import { LineAmounts } from './LineAmounts.tsx'
import styles from './OrderLine.module.css'
import { productPath } from './paths.ts'

type Line = Reply<typeof order>['data']['parcels'][number]['details'][number]

/** A product of an order. */
export function OrderLine({ line, children }: { line: Line; children?: ReactNode }) {
  const imageUrl = useImageUrl()
  return (
    <div className={styles.line}>
      <Image src={imageUrl(line.image)} alt="" sizes="48px" rounded />
      <Link className={styles.name} to={productPath(line)}>
        {line.name}
      </Link>
      <LineAmounts
        quantity={line.quantity}
        unit={line.unit_type}
        price={line.unit_price}
        subtotal={line.product_price_subtotal}
      />
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
