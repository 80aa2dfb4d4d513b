import { createList } from '@borong/api/lists'
import { call, useMessages, useSubmit } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { Select } from '@borong/ui/Select'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import type { Lists } from './lists-query.ts'
import { useFailure } from './use-failure.ts'

interface NewListProps {
  companies: Lists['companies']
  onCreated: (list: Lists['result'][number]) => unknown
  leave?: (list: Lists['result'][number]) => unknown
}

/** Creates a list of the buyer, or of a company that the buyer belongs to. */
export function NewList({ companies, onCreated, leave }: NewListProps) {
  const t = useMessages()
  const [name, setName] = useState('')
  const [companyId, setCompanyId] = useState('')
  const failure = useFailure()
  const creating = useSubmit(
    async (name: string) => {
      const body = { name, ...(companyId ? { company_id: companyId } : {}) }
      const { result } = await call(createList, { body })
      setName('')
      await onCreated(result)
      return result
    },
    { leave },
  )
  return (
    <Form
      aria-label={t('lists.new')}
      submit={creating}
      onSubmit={() => creating.start(name.trim())}
    >
      <TextField
        label={t('lists.name')}
        placeholder={t('lists.nameHint')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={creating.error && failure.text(creating.error)}
        invalid={name.trim() === '' && t('lists.nameMissing')}
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
        <Button type="submit" variant="secondary" loading={creating.busy}>
          {t('lists.create')}
        </Button>
      </span>
    </Form>
  )
}
