import { Link, useLanguage, type Reply } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { Picture } from '@borong/ui/Picture'
import type { ReactNode } from 'react'
import styles from './OrderLine.module.css'
import { productPath } from './paths.ts'
import { usePicture } from './use-picture.ts'

type Line = Reply<'order'>['data']['parcels'][number]['details'][number]

/** A product as it was ordered. */
export function OrderLine({ line, children }: { line: Line; children?: ReactNode }) {
  const { language } = useLanguage()
  const picture = usePicture()
  return (
    <div className={styles.line}>
      <Picture src={picture(line.image)} alt="" sizes="48px" rounded />
      <Link className={styles.name} to={productPath(line)}>
        {line.name}
      </Link>
      <div className={styles.amounts}>
        <span className={styles.count}>
          {line.quantity} {line.unit_type} × {rupiah(line.unit_price, language)}
        </span>
        <b className={styles.sum}>{rupiah(line.product_price_subtotal, language)}</b>
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  )
}
