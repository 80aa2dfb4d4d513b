import { useLanguage, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { decimal } from '@borong/ui/format/decimals'
import { Button } from '@borong/ui/Button'
import { DescriptionList } from '@borong/ui/DescriptionList'
import { rupiah } from '@borong/ui/format/rupiah'
import type { ReactNode } from 'react'
import { useConfirm } from '../confirm/use-confirm.tsx'
import { purchaseOf } from '../confirm/purchase.ts'
import { FormScreen } from '../form/FormScreen.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { PayBar } from '../form/PayBar.tsx'
import { ProductChoice } from '../form/ProductChoice.tsx'
import { ProductsWait } from '../form/ProductsWait.tsx'
import { useBillForm } from '../form/use-bill-form.ts'
import { useInquiry } from '../form/use-inquiry.ts'
import { useProducts } from '../form/use-products.ts'
import type { Product } from '../parts/bill-kinds.ts'
import { estimatedKwh } from './kwh.ts'

/** A token: the owner and the power of the meter first, then the nominal. */
export function TokenForm({ title, kinds }: { title: string; kinds: ReactNode }) {
  const t = useMessages()
  const { language } = useLanguage()
  const form = useBillForm('token')
  const { draft, number } = form
  const products = useProducts({ kind: 'token' })
  const items = products.data?.result.items ?? []
  const code = draft.products.token
  const chosen = items.find((product) => product.code === code && product.state === 'open')
  const selected = chosen ?? items.find(({ state }) => state === 'open') ?? items[0]
  const { inquiry, check, isChecking } = useInquiry(form, selected?.code)
  const { confirm, sheet } = useConfirm(form)
  const kwh = ({ nominal }: Product) => {
    const estimate =
      inquiry?.power && nominal !== null ? estimatedKwh(nominal, inquiry.power) : undefined
    return estimate === undefined
      ? undefined
      : t('token.kwh', { kwh: decimal(estimate, language, true) })
  }
  const owner = <b>{inquiry?.owner}</b>
  const next = () => {
    if (!inquiry) return check()
    return chosen && number ? confirm(purchaseOf(chosen, number, 1, inquiry)) : undefined
  }
  return (
    <>
      <FormScreen
        title={title}
        kinds={kinds}
        error={form.formError}
        onSubmit={next}
        bar={
          chosen?.price != null &&
          inquiry && (
            <PayBar
              label={chosen.name}
              price={rupiah(chosen.price, language)}
              action={t('form.next')}
              onClick={next}
            />
          )
        }
      >
        <Band>
          <NumberField form={form} />
          <div role="status">
            {inquiry && (
              <DescriptionList
                facts={[
                  [t('fact.owner'), owner],
                  [t('fact.power'), inquiry.power ?? '–'],
                ]}
              />
            )}
          </div>
          {!inquiry && (
            <Button type="submit" fullWidth loading={isChecking} disabled={!selected}>
              {t('kind.token.check')}
            </Button>
          )}
        </Band>
        <ProductsWait products={products}>
          <Band>
            <ProductChoice
              label={t('kind.token.choose')}
              products={items}
              value={chosen?.code}
              onChange={form.choose}
              detail={kwh}
              error={form.productError}
            />
            {inquiry?.power && <small>{t('token.estimate')}</small>}
          </Band>
        </ProductsWait>
      </FormScreen>
      {sheet}
    </>
  )
}
