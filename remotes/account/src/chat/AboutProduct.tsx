import type { sendMessage } from '@borong/api/chat'
import { Link, unitName, useLanguage } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { rupiah } from '@borong/ui/format/rupiah'
import { ListRow } from '@borong/ui/ListRow'
import { Image } from '@borong/ui/Image'
import type { Reply } from '@borong/contract'
import styles from './Chat.module.css'

type Product = NonNullable<Reply<typeof sendMessage>['result']['product']>

/** The product that a message is about. */
export function AboutProduct({ product }: { product: Product }) {
  const imageUrl = useImageUrl()
  const { language } = useLanguage()
  return (
    <div className={styles.about}>
      <ListRow
        start={
          <span className={styles.avatar}>
            <Image src={imageUrl(product.image)} alt="" sizes="40px" />
          </span>
        }
        title={product.name}
        detail={
          product.price !== null &&
          `${rupiah(product.discount ?? product.price, language)} /\u2060${unitName(product.unit_type, language)}`
        }
        link={<Link to={`/v/${product.vendor_alias}/product/${product.alias}`} />}
      />
    </div>
  )
}
