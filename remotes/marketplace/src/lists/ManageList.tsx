import { deleteList, list as listCall, listFile, renameList } from '@borong/api/lists'
import { call, toast, useNavigate, useQueryClient, useSubmit } from '@borong/contract'
import { downloadBlob } from '@borong/ui/download-blob'
import { Band } from '@borong/ui/Band'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { DownloadIcon } from '@borong/ui/icons/DownloadIcon'
import { Notice } from '@borong/ui/Notice'
import { TextField } from '@borong/ui/TextField'
import { useState } from 'react'
import { type SavedList, useListsChanged } from './lists-query.ts'
import { useFailure } from './use-failure.ts'
import { useListMessages } from './use-list-messages.ts'

/** Downloads a list as CSV, renames it and deletes it. */
export default function ManageList({ list }: { list: SavedList }) {
  const t = useListMessages()
  const failure = useFailure()
  const downloading = useSubmit(
    async () => {
      const file: unknown = await call(listFile, { params: { listId: list.id } })
      if (file instanceof Blob) downloadBlob(file, `${list.name}.csv`)
    },
    { onError: failure.show },
  )
  return (
    <Band label={t('lists.manage')}>
      <span>
        <Button
          variant="ghost"
          size="small"
          icon={<DownloadIcon size={16} />}
          onClick={() => downloading.start()}
        >
          {t('lists.csv')}
        </Button>
      </span>
      {list.can_manage && <Rename list={list} />}
      {list.can_manage && <Delete list={list} />}
    </Band>
  )
}

function Rename({ list }: { list: SavedList }) {
  const t = useListMessages()
  const changed = useListsChanged()
  const [name, setName] = useState(list.name)
  const failure = useFailure()
  const renaming = useSubmit(async (name: string) => {
    await call(renameList, { params: { listId: list.id }, body: { name } })
    await changed()
    toast(t('lists.renamed'), { type: 'success', id: 'list-renamed' })
  })
  return (
    <Form submit={renaming} onSubmit={() => renaming.start(name.trim())}>
      <TextField
        label={t('lists.name')}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={setName}
        error={renaming.error && failure.text(renaming.error)}
        invalid={name.trim() === '' && t('lists.nameMissing')}
      />
      <span>
        <Button size="small" variant="secondary" type="submit">
          {t('lists.rename')}
        </Button>
      </span>
    </Form>
  )
}

/** Deletes a list after a second press. */
function Delete({ list }: { list: SavedList }) {
  const t = useListMessages()
  const failure = useFailure()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const changed = useListsChanged()
  const [isConfirming, setConfirming] = useState(false)
  const removal = useSubmit(() => call(deleteList, { params: { listId: list.id } }), {
    leave: () => navigate('/lists', { replace: true }),
    onError: failure.show,
  })
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
