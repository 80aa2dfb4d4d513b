import { createList } from '@borong/api/lists'
import { call, isApiError, useMessages } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Select } from '@borong/ui/Select'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import styles from './Lists.module.css'
import type { Lists } from './lists-query.ts'

interface NewListProps {
  companies: Lists['companies']
  onCreated: (list: Lists['result'][number]) => unknown
}

/** Creates a list of the buyer, or of a company that the buyer belongs to. */
export function NewList({ companies, onCreated }: NewListProps) {
  const t = useMessages()
  const [name, setName] = useState('')
  const [companyId, setCompanyId] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function create() {
    const trimmed = name.trim()
    if (trimmed === '') return setError(t('lists.nameMissing'))
    setError(undefined)
    setBusy(true)
    try {
      const body = { name: trimmed, ...(companyId ? { company_id: companyId } : {}) }
      const { result } = await call(createList, { body })
      setName('')
      await onCreated(result)
    } catch (failure) {
      setError(
        isApiError(failure) && failure.kind !== 'network' ? failure.message : t('failure.network'),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('lists.new')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void create()
      }}
    >
      <TextField
        label={t('lists.name')}
        placeholder={t('lists.nameHint')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(typed) => {
          setName(typed)
          setError(undefined)
        }}
        error={error}
      />
      {companies.length > 0 && (
        <Select
          label={t('lists.owner')}
          value={companyId}
          onChange={setCompanyId}
          options={[
            { value: '', label: t('lists.mine') },
            ...companies.map(({ id, name: company }) => ({ value: id, label: company })),
          ]}
        />
      )}
      <span>
        <Button type="submit" variant="secondary" loading={isBusy}>
          {t('lists.create')}
        </Button>
      </span>
    </form>
  )
}
