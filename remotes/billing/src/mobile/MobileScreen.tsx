import { operatorOf } from '@borong/api/rules/bill-number'
import { useLanguage, useLocation, useMessages } from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { rupiah } from '@borong/ui/format/rupiah'
import { Select } from '@borong/ui/Select'
import { useConfirm } from '../confirm/use-confirm.tsx'
import { purchaseOf } from '../confirm/purchase.ts'
import { Fields } from '../form/Fields.tsx'
import { FormScreen } from '../form/FormScreen.tsx'
import { KindTabs } from '../form/KindTabs.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { PayBar } from '../form/PayBar.tsx'
import { useBillForm } from '../form/use-bill-form.ts'
import { PAGES } from '../parts/bill-kinds.ts'
import { ContactButton } from './ContactButton.tsx'
import { MobileProducts } from './MobileProducts.tsx'
import { OperatorMark } from './OperatorMark.tsx'
import { isOperator, OPERATORS } from './operators.ts'
import { OwnNumber } from './OwnNumber.tsx'
import { useMobileProducts } from './use-mobile-products.ts'

/** R-38 F-07: mobile credit and data packages: number, operator, product. */
export function MobileScreen() {
  const t = useMessages()
  const { language } = useLanguage()
  const kind = useLocation().pathname === PAGES.data ? 'data' : 'pulsa'
  const form = useBillForm(kind)
  const { draft, number } = form
  const operator = draft.operator || operatorOf(draft.number) || ''
  const list = useMobileProducts(kind, operator, draft.products[kind])
  const { chosen } = list
  const { confirm, sheet } = useConfirm(form)
  const next = () => {
    if (form.checkNumber() && number && chosen) return confirm(purchaseOf(chosen, number, 1))
    return undefined
  }
  return (
    <>
      <FormScreen
        title={t(`kind.${kind}.title`)}
        kinds={<KindTabs kinds={['pulsa', 'data']} value={kind} />}
        error={form.formError}
        onSubmit={next}
        bar={
          chosen?.price != null && (
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
          <Fields>
            <NumberField
              form={form}
              type="tel"
              prefix={isOperator(operator) && <OperatorMark operator={operator} />}
              suffix={<ContactButton form={form} />}
              chips={<OwnNumber form={form} />}
            />
            {operator && (
              <Select
                label={t('mobile.operator')}
                hint={draft.operator ? undefined : t('mobile.byPrefix')}
                value={operator}
                onChange={(id) => form.change({ operator: id })}
                options={Object.entries(OPERATORS).map(([value, label]) => ({ value, label }))}
              />
            )}
          </Fields>
        </Band>
        {operator ? (
          <MobileProducts kind={kind} list={list} form={form} />
        ) : (
          <Band>
            <p>{t(`kind.${kind}.start`)}</p>
          </Band>
        )}
      </FormScreen>
      {sheet}
    </>
  )
}
