import { operatorOf } from '@borong/api/rules/bill-number'
import { Link, useLanguage, useLocation, useMessages } from '@borong/contract'
import { Band, Chips } from '@borong/ui/Band'
import { Chip } from '@borong/ui/Chip'
import { rupiah } from '@borong/ui/format/rupiah'
import { Select } from '@borong/ui/Select'
import { useConfirm } from '../confirm/use-confirm.tsx'
import { purchaseOf } from '../confirm/purchase.ts'
import { FormScreen } from '../form/FormScreen.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { PayBar } from '../form/PayBar.tsx'
import { useBillForm } from '../form/use-bill-form.ts'
import { PAGES } from '../parts/bill-kinds.ts'
import { MobileProducts } from './MobileProducts.tsx'
import { OperatorMark } from './OperatorMark.tsx'
import { isOperator, OPERATORS } from './operators.ts'
import { useMobileProducts } from './use-mobile-products.ts'

const KINDS = ['pulsa', 'data'] as const

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
        kinds={
          <Chips>
            {KINDS.map((one) => (
              <Chip key={one} link={<Link to={PAGES[one]} replace />} selected={one === kind}>
                {t(`kind.${one}.title`)}
              </Chip>
            ))}
          </Chips>
        }
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
          <NumberField
            form={form}
            mark={isOperator(operator) && <OperatorMark operator={operator} />}
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
