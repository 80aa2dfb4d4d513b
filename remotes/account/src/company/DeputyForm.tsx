import type { nameDeputy } from '@borong/api/approvals'
import { useLanguage, useMessages, useSubmit, type Input } from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { Button } from '@borong/ui/Button'
import { DateField } from '@borong/ui/DateField'
import { Form } from '@borong/ui/Form'
import { Select } from '@borong/ui/Select'
import { useState } from 'react'
import type { Member } from './company.ts'

interface DeputyFormProps {
  approvers: readonly Member[]
  onSave: (body: Input<typeof nameDeputy>['body']) => Promise<void>
}

/** Names the own deputy for some days, in place of an earlier one. */
export function DeputyForm({ approvers, onSave }: DeputyFormProps) {
  const t = useMessages()
  const { language } = useLanguage()
  const [deputy, setDeputy] = useState('')
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const save = useSubmit(async () => {
    await onSave({ deputy_id: deputy, from, until })
    setDeputy('')
    setFrom('')
    setUntil('')
  })
  const isLate = until !== '' && until < from
  const isComplete = deputy !== '' && from !== '' && until !== '' && !isLate
  return (
    <Form submit={save} onSubmit={() => isComplete && save.start()}>
      <Select
        label={t('deputy.choose')}
        placeholder={t('deputy.chooseMember')}
        value={deputy}
        onChange={setDeputy}
        invalid={deputy === '' && t('deputy.chooseMember')}
        options={approvers.map(({ user_id, name }) => ({ value: user_id, label: name }))}
      />
      <DateField
        label={t('deputy.from')}
        placeholder={t('deputy.chooseDay')}
        language={language}
        value={from}
        onChange={setFrom}
        invalid={from === '' && t('deputy.chooseDay')}
      />
      <DateField
        label={t('deputy.until')}
        placeholder={t('deputy.chooseDay')}
        language={language}
        value={until}
        onChange={setUntil}
        invalid={(isLate && t('deputy.late')) || (until === '' && t('deputy.chooseDay'))}
      />
      <p>{t('deputy.hint')}</p>
      <ErrorNotice error={save.error} />
      <Button type="submit" variant="secondary" fullWidth loading={save.busy}>
        {t('deputy.save')}
      </Button>
    </Form>
  )
}
