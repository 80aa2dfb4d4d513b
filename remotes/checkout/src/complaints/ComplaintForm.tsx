import { order } from '@borong/api/orders'
import { complaint, complaints, createComplaint } from '@borong/api/complaints'
import { parseCount } from '@borong/api/rules/typed-number'
import {
  call,
  callQuery,
  unitName,
  useLanguage,
  useMessages,
  useNavigate,
  useQueryClient,
  useSubmit,
  storedKeys,
} from '@borong/contract'
import { ErrorNotice } from '@borong/patterns/ErrorNotice'
import { useInvalidate } from '@borong/patterns/use-invalidate'
import { Button } from '@borong/ui/Button'
import { Form } from '@borong/ui/Form'
import { FormError } from '@borong/ui/FormError'
import { Radio, RadioGroup } from '@borong/ui/Radio'
import { SectionHeader } from '@borong/ui/SectionHeader'
import { TextArea } from '@borong/ui/TextArea'
import { TextField } from '@borong/ui/TextField'
import { Band } from '../shop/Screen.tsx'
import { useComplaintDraft } from './complaint-draft.ts'
import { complaintPath, type Complainable, type Complaint } from './complaint.data.ts'
import styles from './Complaints.module.css'
import { Photos } from './Photos.tsx'

const KINDS = ['not_arrived', 'damaged', 'wrong', 'short'] as const
const WISHES = ['refund', 'replacement', 'return'] as const
const SHOWN_ON_PHOTOS: ReadonlySet<string> = new Set(['damaged', 'wrong'])
const LEAST_TEXT = 10
const keys = storedKeys('checkout.complaint-keys')

/** The kind, the goods, the wished solution, and the description with photos. */
export function ComplaintForm({ orderId, parcel }: { orderId: string; parcel: Complainable }) {
  const t = useMessages()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const { draft, change, clear } = useComplaintDraft(parcel)
  const { kind, wish, typed, text, photos } = draft
  const quantityOf = (id: string) => (typed[id]?.trim() ? parseCount(typed[id]) : 0)
  const lines = parcel.lines
    .map(({ id }) => ({ id, quantity: quantityOf(id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const manyError = ({ id, quantity }: Complainable['lines'][number]) =>
    (quantityOf(id) ?? Infinity) > quantity && t('complaint.error.many', { most: quantity })
  const isPhotoNeeded =
    kind !== undefined && SHOWN_ON_PHOTOS.has(kind) && !parcel.suggested?.has_photos

  const send = useSubmit(
    async (kind: Complaint['kind']) => {
      const file_ids = photos.map(({ id }) => id)
      const body = { parcel_id: parcel.parcel_id, kind, wish, lines, text: text.trim(), file_ids }
      const { result } = await keys.once(JSON.stringify(body), (key) =>
        call(createComplaint, { params: { orderId }, body: { ...body, key } }),
      )
      clear()
      const { number } = result
      queries.setQueryData(callQuery(complaint, { params: { number } }).queryKey, { result })
      void invalidate(complaints, order)
      return number
    },
    { leave: (number) => navigate(complaintPath(orderId, number), { replace: true }) },
  )
  return (
    <Form submit={send} onSubmit={() => kind && send.start(kind)}>
      <Band>
        <div className={styles.fields}>
          <b>{parcel.vendor_name}</b>
          <RadioGroup
            label={t('complaint.what')}
            name="kind"
            value={kind}
            onChange={(value) => change({ kind: KINDS.find((one) => one === value) })}
            invalid={!kind && t('complaint.error.kind')}
          >
            {KINDS.map((one) => (
              <Radio key={one} value={one} label={t(`complaint.kind.${one}`)} />
            ))}
          </RadioGroup>
          <SectionHeader title={t('complaint.goods')} />
          {parcel.lines.map((line) => (
            <TextField
              key={line.id}
              type="numeric"
              label={t('complaint.quantity', { name: line.name })}
              hint={t('complaint.ofBought', {
                quantity: line.quantity,
                unit: unitName(line.unit_type, language, line.quantity),
              })}
              value={typed[line.id] ?? ''}
              onChange={(value) => change({ typed: { ...typed, [line.id]: value } })}
              error={manyError(line)}
              invalid={manyError(line)}
            />
          ))}
          <FormError>{lines.length === 0 && t('complaint.error.goods')}</FormError>
          <RadioGroup
            label={t('complaint.wanted')}
            name="wish"
            value={wish}
            onChange={(value) => change({ wish: WISHES.find((one) => one === value) ?? 'refund' })}
          >
            {WISHES.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`complaint.solution.${one}`)}
                hint={t(`complaint.solutionHint.${one}`)}
              />
            ))}
          </RadioGroup>
          <TextArea
            label={t('complaint.text')}
            value={text}
            onChange={(text) => change({ text })}
            maxLength={2000}
            rows={4}
            invalid={text.trim().length < LEAST_TEXT && t('complaint.error.text')}
          />
          <Photos
            photos={photos}
            isNeeded={isPhotoNeeded}
            onChange={(photos) => change({ photos })}
          />
          <FormError>
            {isPhotoNeeded && photos.length === 0 && t('complaint.error.photo')}
          </FormError>
          <ErrorNotice error={send.error} />
          <Button type="submit" fullWidth loading={send.busy}>
            {t('complaint.send')}
          </Button>
        </div>
      </Band>
    </Form>
  )
}
