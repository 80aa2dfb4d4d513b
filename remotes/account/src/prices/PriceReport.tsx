import { boughtProducts, productPurchases, purchasePricesFile } from '@borong/api/purchase-prices'
import {
  call,
  Link,
  type Reply,
  unitName,
  useLanguage,
  useParams,
  useSearchParams,
  useSubmit,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { LoadMore } from '@borong/patterns/LoadMore'
import { QueryContent } from '@borong/patterns/QueryContent'
import { usePages } from '@borong/patterns/use-pages'
import { Button } from '@borong/ui/Button'
import { downloadBlob } from '@borong/ui/download-blob'
import { EmptyState } from '@borong/ui/EmptyState'
import { rupiah, wholeNumber } from '@borong/ui/format/rupiah'
import { ReceiptIcon } from '@borong/ui/icons/ReceiptIcon'
import { ListRow } from '@borong/ui/ListRow'
import { SkeletonRow } from '@borong/ui/Skeleton'
import filters from '../company/Company.module.css'
import { PeriodFields } from '../parts/PeriodFields.tsx'
import { Band, Rows, Screen } from '../parts/Screen.tsx'
import { useMoment } from '../parts/use-moment.ts'
import { idIn } from '../parts/use-set-filter.ts'
import { useSpendFilter } from '../spend/use-spend-filter.ts'
import { usePriceMessages } from './use-price-messages.ts'

type Product = Reply<typeof boughtProducts>['items'][number]

/** F-08: the prices that a company paid by product, beside the market's; each product leads to its purchases. */
export function PriceReport() {
  const t = usePriceMessages()
  const { companyId = '' } = useParams()
  const [search] = useSearchParams()
  const product = idIn(search.get('product'))
  const { filter, set } = useSpendFilter()
  const period = {
    ...(filter.from ? { from: filter.from } : {}),
    ...(filter.to ? { to: filter.to } : {}),
  }
  const load = useSubmit(async () => {
    const file = await call(purchasePricesFile, { params: { companyId }, query: period })
    if (file instanceof Blob) downloadBlob(file, 'borong-prices.csv')
  })
  const Report = product ? Purchases : Products
  return (
    <Screen title={t('company.pricesPaid')}>
      <Band>
        <div className={filters.filters}>
          <PeriodFields filter={filter} set={set} />
        </div>
        <Button variant="ghost" fullWidth loading={load.busy} onClick={() => load.start()}>
          {t('match.file')}
        </Button>
        <ErrorNotice error={load.error} />
      </Band>
      <Report companyId={companyId} product={product} period={period} />
    </Screen>
  )
}

interface ReportProps {
  companyId: string
  product: string
  period: { from?: string; to?: string }
}

function Products({ companyId, period }: ReportProps) {
  const t = usePriceMessages()
  const { addressWith } = useSpendFilter()
  const pages = usePages(
    boughtProducts,
    { params: { companyId }, query: period },
    (reply) => reply,
    ({ product_id }) => product_id,
    { keepsPrevious: true },
  )
  return (
    <Band>
      <QueryContent query={pages} skeleton={<SkeletonRow />} empty={<NoPurchases />}>
        <p>{t('price.explained')}</p>
        <Rows>
          {pages.items.map((one) => (
            <ProductRow
              key={one.product_id}
              product={one}
              to={addressWith({ product: one.product_id })}
            />
          ))}
        </Rows>
        <LoadMore pages={pages} />
      </QueryContent>
    </Band>
  )
}

function ProductRow({ product, to }: { product: Product; to: string }) {
  const t = usePriceMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const { name, unit_type, quantity, lowest, highest, last, last_at, market } = product
  const money = (amount: number) => rupiah(amount, language)
  const range = (from: number, to_: number) =>
    from === to_ ? money(from) : `${money(from)} – ${money(to_)}`
  return (
    <ListRow
      title={name}
      detail={
        <>
          {t('price.paid', { range: range(lowest, highest) })} · {wholeNumber(quantity, language)}{' '}
          {unitName(unit_type, language, quantity)}
          <br />
          {market
            ? t('price.market', {
                range: range(market.lowest, market.highest),
                sellers: t('price.sellers', { count: market.sellers }),
              })
            : t('price.noMarket')}
          <br />
          {t('price.last', { at: moment(last_at) })}
        </>
      }
      end={money(last)}
      link={<Link to={to} />}
    />
  )
}

function Purchases({ companyId, product, period }: ReportProps) {
  const t = usePriceMessages()
  const { language } = useLanguage()
  const moment = useMoment()
  const { addressWith } = useSpendFilter()
  const pages = usePages(
    productPurchases,
    { params: { companyId }, query: { product, ...period } },
    (reply) => reply,
    ({ id }) => id,
    { keepsPrevious: true },
  )
  return (
    <Band>
      <Button variant="ghost" size="small" link={<Link to={addressWith({ product: '' })} />}>
        {t('price.all')}
      </Button>
      <QueryContent query={pages} skeleton={<SkeletonRow />} empty={<NoPurchases />}>
        <h2>{pages.items[0]?.name}</h2>
        <Rows>
          {pages.items.map(({ id, order_id, serial, at, unit_type, quantity, ...purchase }) => (
            <ListRow
              key={id}
              title={purchase.seller_name}
              detail={`${moment(at)} · ${serial} · ${wholeNumber(quantity, language)} ${unitName(unit_type, language, quantity)}`}
              end={rupiah(purchase.unit_price, language)}
              link={<Link to={`/transaction/${order_id}`} />}
            />
          ))}
        </Rows>
        <LoadMore pages={pages} />
      </QueryContent>
    </Band>
  )
}

function NoPurchases() {
  const t = usePriceMessages()
  return <EmptyState icon={<ReceiptIcon size={32} />} title={t('spend.none')} />
}
