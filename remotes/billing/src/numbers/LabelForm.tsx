import { saveBillNumber } from '@borong/api/billing'
import { call, useMessages } from '@borong/contract'
import { useErrorText } from '@borong/patterns/use-error-text'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import type { SavedNumber } from '../parts/bill-kinds.ts'
import styles from './NumbersScreen.module.css'
import { useNumberChange } from './use-number-change.ts'

/** The label of a saved number. */
export function LabelForm({ saved }: { saved: SavedNumber }) {
  const t = useMessages()
  const text = useErrorText()
  const [label, setLabel] = useState(saved.label)
  const { kind, number, company_id, cost_centre_id } = saved
  const owner = {
    ...(company_id ? { company_id } : {}),
    ...(company_id && cost_centre_id ? { cost_centre_id } : {}),
  }
  const saving = useNumberChange(
    () => call(saveBillNumber, { body: { kind, number, label: label.trim(), ...owner } }),
    t('numbers.saved'),
  )
  return (
    <Form className={styles.form} submit={saving} onSubmit={saving.start}>
      <TextField
        label={t('numbers.label')}
        hint={t('numbers.labelHint')}
        maxLength={60}
        autoComplete="off"
        value={label}
        onChange={setLabel}
        error={saving.error ? text(saving.error) : undefined}
      />
      <span>
        <Button size="small" variant="secondary" type="submit" loading={saving.busy}>
          {t('numbers.saveLabel')}
        </Button>
      </span>
    </Form>
  )
}
