import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { DropletsIcon } from '@borong/ui/icons/DropletsIcon'
import { ListRow } from '@borong/ui/ListRow'
import { TextField } from '@borong/ui/TextField'
import { Rows } from '@borong/ui/Band'
import { useEffect, useRef } from 'react'
import { useProducts } from '../form/use-products.ts'
import type { BillForm } from '../form/use-bill-form.ts'
import { useClosedText } from '../form/use-closed-text.ts'
import type { Product } from '../parts/bill-kinds.ts'
import { regionsFor } from './regions-for.ts'
import styles from './RegionField.module.css'

const SHOWN = 8

/** Finds the utility of a region by its name; then shows the chosen one. */
export function RegionField({ form, chosen }: { form: BillForm; chosen: Product | undefined }) {
  const t = useMessages()
  const closedText = useClosedText()
  const all = useProducts({ kind: 'water' }).data?.result.items ?? []
  const field = useRef<HTMLInputElement>(null)
  const isChanging = useRef(false)
  useEffect(() => {
    if (!chosen && isChanging.current) field.current?.focus()
    isChanging.current = false
  }, [chosen])
  if (chosen) {
    return (
      <Rows>
        <ListRow
          start={<DropletsIcon />}
          title={chosen.name}
          detail={chosen.region}
          end={
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                isChanging.current = true
                form.choose('')
              }}
            >
              {t('water.change')}
            </Button>
          }
        />
      </Rows>
    )
  }
  const found = regionsFor(all, form.draft.region)
  return (
    <>
      <TextField
        ref={field}
        name="region"
        type="search"
        label={t('water.region')}
        hint={t('water.hint')}
        autoComplete="off"
        maxLength={60}
        value={form.draft.region}
        onChange={(region) => form.change({ region })}
      />
      <p className={styles.count} role="status">
        {found.length === 0 ? t('water.none') : t('water.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <ul className={styles.list} aria-label={t('kind.water.choose')}>
          {found.slice(0, SHOWN).map((product) => (
            <li key={product.code}>
              <ListRow
                title={product.name}
                detail={[product.region, closedText(product)].filter(Boolean).join(' · ')}
                onClick={() => {
                  form.choose(product.code)
                  form.field.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
