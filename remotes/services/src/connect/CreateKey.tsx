import { createApiKey, apiKeys } from '@borong/api/connect'
import { call, useMessages, useSubmit, storedKeys } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { Checkbox } from '@borong/ui/Checkbox'
import { Form } from '@borong/ui/Form'
import { FormError } from '@borong/ui/FormError'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import styles from './Connect.module.css'
import { NewKey } from './NewKey.tsx'

const SCOPES = ['orders', 'catalogue'] as const
type Scope = (typeof SCOPES)[number]
const requests = storedKeys('services.api-keys')

interface CreateKeyProps {
  /** Empty for a personal key. */
  companyId: string
  isFull: boolean
  most: number
}

/** Creates a key and shows it, until the buyer confirms that it is stored. */
export function CreateKey({ companyId, isFull, most }: CreateKeyProps) {
  const t = useMessages()
  const invalidate = useInvalidate()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES)
  const [made, setMade] = useState<string>()
  const create = useSubmit(async () => {
    const body = {
      name: name.trim(),
      scopes: [...scopes],
      ...(companyId ? { company_id: companyId } : {}),
    }
    try {
      const { key } = await requests.once(JSON.stringify(body), (request_id) =>
        call(createApiKey, { body: { ...body, request_id } }),
      )
      setMade(key)
      setName('')
    } finally {
      // Also after a lost answer: the list shows whether the key exists.
      await invalidate(apiKeys)
    }
  })
  if (made !== undefined) return <NewKey apiKey={made} onStored={() => setMade(undefined)} />
  if (isFull) return <p>{t('connect.full', { most })}</p>
  const choose = (scope: Scope, isChosen: boolean) =>
    setScopes(SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
  return (
    <Form submit={create} onSubmit={() => create.start()}>
      <TextField
        label={t('connect.name')}
        hint={t('connect.nameHint')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={setName}
        invalid={!name.trim() && t('connect.nameMissing')}
      />
      <fieldset className={styles.scopes}>
        <legend>{t('connect.scopes')}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`connect.scope.${scope}`)}
            hint={t(`connect.scopeHint.${scope}`)}
            checked={scopes.includes(scope)}
            onChange={(isChosen) => choose(scope, isChosen)}
          />
        ))}
        <FormError>{scopes.length === 0 && t('connect.scopesMissing')}</FormError>
      </fieldset>
      <ErrorNotice error={create.error} />
      <Button type="submit" loading={create.busy}>
        {t('connect.create')}
      </Button>
    </Form>
  )
}
