import { useMessages, useSubmit } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'

interface CostCentreFormProps {
  /** The present name; without one the form adds a cost centre. */
  name?: string
  submitLabel: string
  onSave: (name: string) => Promise<void>
}

/** The name of a new or present cost centre. */
export function CostCentreForm({ name = '', submitLabel, onSave }: CostCentreFormProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(name)
  const save = useSubmit(async () => {
    await onSave(typed.trim())
    setTyped(name)
  })
  return (
    <Form submit={save} onSubmit={() => save.start()}>
      <TextField
        label={t('company.centreName')}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        invalid={typed.trim() === '' && t('company.centreMissing')}
      />
      <ErrorNotice error={save.error} />
      <Button type="submit" variant="secondary" fullWidth loading={save.busy}>
        {submitLabel}
      </Button>
    </Form>
  )
}
