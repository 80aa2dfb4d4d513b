import { promoDetail as promoDetailCall } from '@borong/api/campaigns'
import { callQuery, useParams, useQuery, type Reply } from '@borong/contract'
import { QueryContent } from '@borong/patterns/QueryContent'
import { Band, Bands } from '@borong/ui/Band'
import { CopyButton } from '@borong/ui/CopyButton'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import { isGone } from '../shop/is-gone.ts'
import { promoPath } from '../shop/paths.ts'
import { TileGrid } from '../shop/TileGrid.tsx'
import { NoPromo } from './NoPromo.tsx'
import { PromoHead } from './PromoHead.tsx'
import styles from './Promo.module.css'
import { usePromoMessages } from './use-promo-messages.ts'

type Promo = Reply<typeof promoDetailCall>['data']

/** One promo: its voucher, its terms and its products. */
export function PromoDetailScreen() {
  const { promoDetail = '' } = useParams()
  const query = useQuery(callQuery(promoDetailCall, { params: { alias: promoDetail } }))
  if (isGone(query.error)) return <NoPromo />
  return (
    <Bands isWide>
      <QueryContent
        query={query}
        skeleton={
          <Band>
            <Skeleton height={150} radius={10} />
            <SkeletonText lines={3} />
          </Band>
        }
      >
        {({ data }) => <PromoView promo={data} />}
      </QueryContent>
    </Bands>
  )
}

function PromoView({ promo }: { promo: Promo }) {
  const t = usePromoMessages()
  return (
    <>
      <PromoHead about={promo} path={promoPath(promo.alias)}>
        {promo.voucher_code && (
          <div className={styles.code}>
            <span>
              {t('promo.code')} <b>{promo.voucher_code}</b>
            </span>
            <CopyButton
              text={promo.voucher_code}
              label={t('promo.copy')}
              copiedLabel={t('share.copied')}
              failedLabel={t('share.failed')}
            />
          </div>
        )}
        <h2>{t('promo.terms')}</h2>
        <ul className={styles.terms}>
          {promo.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </PromoHead>
      {promo.section && promo.section.items.length > 0 && (
        <Band>
          <SectionHeader title={t('promo.products')} />
          <TileGrid items={promo.section.items} />
        </Band>
      )}
    </>
  )
}
