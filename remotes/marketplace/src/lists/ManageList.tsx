import { deleteList, list as listCall, listFile, renameList } from '@borong/api/lists'
import {
  call,
  isApiError,
  toast,
  useMessages,
  useNavigate,
  useQueryClient,
  useSubmit,
} from '@borong/contract'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { Notice } from '@borong/ui/Notice'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { saveAs } from '../shop/save-as.ts'
import styles from './Lists.module.css'
import { type SavedList, useListsChanged } from './lists-query.ts'
import { useAttempt } from './use-attempt.ts'

/** Downloads a list as CSV, renames it and deletes it. */
export function ManageList({ list }: { list: SavedList }) {
  const t = useMessages()
  const attempt = useAttempt()
  const download = async () => {
    const file: unknown = await attempt(() => call(listFile, { params: { listId: list.id } }))
    if (file instanceof Blob) saveAs(file, `${list.name}.csv`)
  }
  return (
    <Band label={t('lists.manage')}>
      <span>
        <Button variant="ghost" size="small" icon={<DownloadIcon size={16} />} onClick={download}>
          {t('lists.csv')}
        </Button>
      </span>
      {list.can_manage && <Rename list={list} />}
      {list.can_manage && <Delete list={list} />}
    </Band>
  )
}

function Rename({ list }: { list: SavedList }) {
  const t = useMessages()
  const changed = useListsChanged()
  const [name, setName] = useState(list.name)
  const [error, setError] = useState<string>()
  async function rename() {
    const trimmed = name.trim()
    if (trimmed === '') return setError(t('lists.nameMissing'))
    try {
      await call(renameList, { params: { listId: list.id }, body: { name: trimmed } })
      await changed()
      toast(t('lists.renamed'), { type: 'success', id: 'list-renamed' })
    } catch (failure) {
      setError(
        isApiError(failure) && failure.kind !== 'network' ? failure.message : t('failure.network'),
      )
    }
  }
  return (
    <form className={styles.form} noValidate method="dialog" onSubmit={(e) => e.preventDefault()}>
      <TextField
        label={t('lists.name')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(typed) => {
          setName(typed)
          setError(undefined)
        }}
        error={error}
      />
      <span>
        <Button size="small" variant="secondary" type="submit" onClick={rename}>
          {t('lists.rename')}
        </Button>
      </span>
    </form>
  )
}

/** Deletes a list after a second press. */
function Delete({ list }: { list: SavedList }) {
  const t = useMessages()
  const attempt = useAttempt()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const changed = useListsChanged()
  const [isConfirming, setConfirming] = useState(false)
  const removal = useSubmit(
    () => attempt(() => call(deleteList, { params: { listId: list.id } })),
    { leave: (reply) => reply && navigate('/lists', { replace: true }) },
  )
  const remove = async () => {
    await removal.start()
    queries.removeQueries({ queryKey: [listCall.id], type: 'inactive' })
    await changed()
  }
  if (!isConfirming)
    return (
      <span>
        <Button size="small" variant="ghost" onClick={() => setConfirming(true)}>
          {t('lists.delete')}
        </Button>
      </span>
    )
  return (
    <Notice
      tone="warn"
      live
      action={
        <>
          <Button size="small" variant="danger" onClick={remove}>
            {t('lists.deleteYes')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setConfirming(false)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {t('lists.deleteAsk', { name: list.name })}
    </Notice>
  )
}
