import { useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { TextField } from '@borong/ui/TextField'
import { useEffect, useRef } from 'react'
import { ProductChoice } from '../form/ProductChoice.tsx'
import { useProducts } from '../form/use-products.ts'
import type { SearchProps } from './PostpaidForm.tsx'
import { regionsFor } from './regions-for.ts'

const SHOWN = 8

/** Finds the utility of a region by its name; then shows the chosen one. */
export function RegionField({ form, chosen, error }: SearchProps) {
  const t = useMessages()
  const all = useProducts({ kind: 'water' }).data?.result.items ?? []
  const field = useRef<HTMLInputElement>(null)
  const isChanging = useRef(false)
  useEffect(() => {
    if (!chosen && isChanging.current) field.current?.focus()
    isChanging.current = false
  }, [chosen])
  const found = chosen ? [chosen] : regionsFor(all, form.draft.region)
  return (
    <>
      {chosen ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            isChanging.current = true
            form.choose('')
          }}
        >
          {t('water.change')}
        </Button>
      ) : (
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
            error={error}
          />
          <p role="status">
            {found.length === 0 ? t('water.none') : t('water.found', { count: found.length })}
          </p>
        </>
      )}
      {found.length > 0 && (
        <ProductChoice
          label={t('kind.water.choose')}
          products={found.slice(0, SHOWN)}
          value={chosen?.code}
          onChange={(code) => {
            form.choose(code)
            form.field.current?.focus()
          }}
          // Many names contain the region, and some the utility.
          detail={({ name, region, operator_name: utility }) =>
            [region, utility].find((more) => more && !name.includes(more)) ?? undefined
          }
          error={chosen && error}
          isWide
        />
      )}
    </>
  )
}
