import { useMessages, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { TextField } from '@borong/ui/TextField'
import { useState, type FormEvent } from 'react'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import styles from '../profile/ProfileForm.module.css'

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
  const [isSubmitted, setSubmitted] = useState(false)
  const save = useSubmit(async () => {
    await onSave(typed.trim())
    setTyped(name)
    setSubmitted(false)
  })
  const isMissing = typed.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isMissing) void save.start()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('company.centreName')}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={isSubmitted && isMissing ? t('company.centreMissing') : undefined}
      />
      <ErrorNotice error={save.error} />
      <Button type="submit" variant="secondary" fullWidth loading={save.busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
