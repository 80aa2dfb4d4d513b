import { Link, useConfig } from '@borong/contract'
import { Image } from '@borong/ui/Image'
import type { Quote } from './quote.data.ts'
import styles from './Quote.module.css'

interface LineHeadProps {
  quote: Quote
  line: Quote['lines'][number]
}

/** The image and the name of a product of a quote. */
export function LineHead({ quote, line }: LineHeadProps) {
  const { imageBase } = useConfig()
  return (
    <div className={styles.product}>
      <Image
        src={line.image ? `${imageBase}/img/${line.image}?w=` : null}
        alt=""
        sizes="48px"
        rounded
      />
      <Link to={`/v/${quote.vendor_alias}/product/${line.alias}`}>{line.name}</Link>
    </div>
  )
}
