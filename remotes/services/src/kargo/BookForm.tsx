import { walletBalances, walletData } from '@borong/api/wallet'
import { bookCargo, cargoRates, cargoBookings } from '@borong/api/cargo'
import { insuranceOf, type CargoService } from '@borong/api/rules/cargo'
import { parseRupiah } from '@borong/api/rules/typed-number'
import { userProfile } from '@borong/api/users'
import {
  call,
  callQuery,
  isApiError,
  later,
  useMessages,
  useNavigate,
  useQuery,
  useSearchParams,
  useSubmit,
  inThisTab,
  storedKeys,
} from '@borong/contract'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Band } from '@borong/ui/Band'
import { Form } from '@borong/ui/Form'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { SkeletonText } from '@borong/ui/Skeleton'
import { Suspense, useState } from 'react'
import { useOwner } from '../owner/use-owner.ts'
import { AddressFields } from './AddressFields.tsx'
import { BookFoot } from './BookFoot.tsx'
import { GoodsFields } from './GoodsFields.tsx'
import { useShipmentDraft } from './kargo.atoms.ts'
import styles from './Kargo.module.css'
import { ServiceChoice } from './ServiceChoice.tsx'
import { ShipmentFields } from './ShipmentFields.tsx'
import { asQuery, judgeShipment } from './typed-shipment.ts'

const OwnerFields = later(async () => ({
  default: (await import(/* webpackChunkName: 'site-parts' */ './kargo-parts.ts')).OwnerFields,
}))

// By draft, not by content: after a lost response a changed booking is refused once, because the first has arrived.
const keys = storedKeys('services.cargo-key', Infinity, inThisTab)

/** The whole booking: addresses, the load, the service, the goods, and the payment from the wallet or the company's balance. */
export function BookForm() {
  const t = useMessages()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const [search] = useSearchParams()
  const { draft, change, clear } = useShipmentDraft()
  const [pin, setPin] = useState('')
  const profile = useQuery(callQuery(userProfile)).data?.result
  const addresses = profile?.addresses
  const addressOf = (id: string, at: number) =>
    addresses?.find((address) => address.shipping_address_id === id) ?? addresses?.[at]
  const from = addressOf(draft.fromAddress, 0)
  const to = addressOf(draft.toAddress, 1)
  const { shipment, wrong } = judgeShipment(draft)
  const rates = useQuery({
    ...callQuery(cargoRates, {
      query: {
        from: from?.district_id ?? '',
        to: to?.district_id ?? '',
        ...asQuery(shipment),
      },
    }),
    enabled: wrong.length === 0 && from !== undefined && to !== undefined,
    retry: false,
  })
  const found = wrong.length === 0 ? rates.data?.result.rates : undefined
  const rate = found?.find(({ service }) => service === draft.service)
  const owner = useOwner(draft.companyId)
  const order = draft.order || (search.get('order') ?? '')
  const declared = parseRupiah(draft.value) ?? 0
  const insurance = draft.insured ? insuranceOf(declared) : 0
  const hasPin = profile?.has_pin ?? true

  const book = async () => {
    try {
      const { result } = await keys.once('draft', (key) =>
        call(bookCargo, {
          body: {
            key,
            from_address_id: from!.shipping_address_id,
            to_address_id: to!.shipping_address_id,
            service: rate!.service as CargoService,
            ...shipment,
            pickup_day: draft.day,
            goods: draft.goods.trim(),
            declared_value: declared,
            insured: draft.insured,
            ...(order.trim() ? { order_serial: order.trim().toUpperCase() } : {}),
            ...(owner.companyId
              ? { company_id: owner.companyId, cost_centre_id: draft.centreId || undefined }
              : {}),
            price: rate!.price + insurance,
            pin,
          },
        }),
      )
      clear()
      void invalidate(cargoBookings, walletBalances, walletData)
      return result.number
    } catch (error) {
      if (isApiError(error)) {
        if (error.reason.startsWith('PIN_')) setPin('')
        // Changed after a lost response: the input becomes a booking of its own, with a new key.
        if (error.reason === 'CARGO_SENT') keys.finish('draft')
        if (error.reason === 'PRICE_CHANGED') void invalidate(cargoRates)
      }
      throw error
    }
  }
  const send = useSubmit(book, {
    leave: (number) => navigate(`/services/borong-kargo/${number}`, { replace: true }),
  })
  // Without them no field is wrong: they are loading, or a notice in place of their field says what to do.
  const isKnown = from && to && rate && hasPin && owner.isKnown
  return (
    <Form submit={send} onSubmit={() => isKnown && send.start()}>
      {!(owner.isKnown && owner.companies.length === 0) && (
        <Suspense fallback={null}>
          <OwnerFields owner={owner} centreId={draft.centreId ?? ''} onChange={change} />
        </Suspense>
      )}
      <Band>
        <SectionHeader title={t('kargo.route')} />
        {addresses ? (
          <AddressFields
            addresses={addresses}
            from={from?.shipping_address_id ?? ''}
            to={to?.shipping_address_id ?? ''}
            onChange={change}
          />
        ) : (
          <SkeletonText lines={4} />
        )}
      </Band>
      <Band>
        <SectionHeader title={t('kargo.load')} />
        <div className={styles.fields}>
          <ShipmentFields draft={draft} wrong={wrong} onChange={change} />
          <ServiceChoice
            rates={found}
            isFetching={rates.isFetching}
            error={wrong.length === 0 && isApiError(rates.error) ? rates.error : undefined}
            value={draft.service}
            onChange={(service) => change({ service })}
            onRetry={() => void rates.refetch()}
          />
        </div>
      </Band>
      <GoodsFields
        draft={{ ...draft, order }}
        insurance={insuranceOf(declared)}
        onChange={change}
      />
      <BookFoot
        freight={rate?.price}
        insurance={insurance}
        pin={pin}
        onPin={setPin}
        hasPin={hasPin}
        error={send.error}
        busy={send.busy}
      />
    </Form>
  )
}
