import { useLanguage, useMessages } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { decimal } from '@borong/ui/format/decimals'

interface SellerFactsProps {
  seller: {
    rating: number
    response_minutes: number
    joined_year: number
    minimum_purchase: number
    is_pkp: boolean
  }
  className?: string
}

/** The rating, the response time and the minimum purchase of a store, and whether it issues tax invoices. */
export function SellerFacts({ seller, className }: SellerFactsProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const { response_minutes: minutes } = seller
  return (
    <div className={className}>
      <p>
        {t('seller.facts', {
          rating: decimal(seller.rating, language),
          time:
            minutes < 120
              ? t('seller.minutes', { time: minutes })
              : t('seller.hours', { time: Math.round(minutes / 60) }),
          year: seller.joined_year,
        })}
      </p>
      <p>{t(seller.is_pkp ? 'seller.issuesInvoices' : 'seller.noInvoices')}</p>
      {seller.minimum_purchase > 0 && (
        <p>{t('seller.minimum', { amount: rupiah(seller.minimum_purchase, language) })}</p>
      )}
    </div>
  )
}
