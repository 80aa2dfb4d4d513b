import * as v from 'valibot'
import { AttachedFile } from './files.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId, PlainText } from './plain.ts'
import { MOST_DOCUMENTS, serviceForms, type AppliedService } from './rules/service-form.ts'
import { shape } from './shape.ts'

/** The services of the calls with `v1`, whose replies remotes of that time read. */
export const firstServices = ['agent', 'partner', 'rbiz', 'tokopos', 'membership'] as const
const firstService = v.picklist(firstServices)
const anyService = v.picklist(Object.keys(serviceForms) as AppliedService[])

/** `more_needed`: the desk has asked for an answer or another document. */
export const applicationStates = [
  'received',
  'in_review',
  'more_needed',
  'approved',
  'declined',
  'withdrawn',
] as const

const common = {
  /** Read aloud on the phone. */
  number: v.string(),
  state: v.picklist(applicationStates),
  created_at: v.string(),
}

const content = {
  ...common,
  fields: v.record(v.string(), v.string()),
  /** The page that the approval has given to the applicant: of a partner’s store. */
  outcome_path: v.optional(v.string()),
  files: v.array(AttachedFile),
  /** The answers of the desk and the applicant, the oldest first. */
  events: v.array(
    v.object({
      state: v.picklist(applicationStates),
      from_desk: v.boolean(),
      text: v.string(),
      at: v.string(),
    }),
  ),
}
const FirstApplication = v.object({ ...content, service: firstService })
// A remote may not know a service that was added after it.
const Application = v.object({ ...content, service: v.string() })

const byNumber = v.object({ number: PlainId })
const fileIds = v.optional(v.pipe(v.array(PlainId), v.maxLength(MOST_DOCUMENTS)), [])
const APPLICATION_UNKNOWN = {
  status: 404,
  id: 'Pengajuan tidak ditemukan',
  en: 'There is no such application',
} as const
const APPLICATION_ENDED = {
  status: 409,
  id: 'Pengajuan ini sudah selesai',
  en: 'This application has ended',
} as const
const DOCUMENT_UNKNOWN = {
  status: 422,
  id: 'Ada dokumen yang tidak ditemukan. Unggah ulang dokumennya',
  en: 'A document was not found. Upload it again',
} as const
const TOO_MANY_DOCUMENTS = {
  status: 422,
  id: 'Paling banyak lima dokumen',
  en: 'Five documents at most',
} as const

const createRefusals = {
  FORM_INVALID: {
    status: 422,
    id: 'Periksa isian yang ditandai',
    en: 'Check the marked fields',
  },
  DOCUMENT_MISSING: {
    status: 422,
    id: 'Unggah dokumen yang diminta',
    en: 'Upload the required document',
  },
  DOCUMENT_UNKNOWN,
  TOO_MANY_DOCUMENTS,
  APPLICATION_SENT: {
    status: 409,
    id: 'Pengajuan ini sudah kami terima dengan isian lain. Muat ulang halaman',
    en: 'We have received this application with other content. Reload the page',
  },
  APPLICATION_OPEN: {
    status: 409,
    id: 'Pengajuan {number} untuk layanan ini masih berjalan',
    en: 'Application {number} for this service is still open',
  },
} as const
const NOT_ASKED = {
  status: 409,
  id: 'Belum ada pertanyaan dari kami. Kami akan menghubungi Anda',
  en: 'We have not asked anything yet. We will contact you',
} as const

const sending = {
  /** Chosen by the client: an application that is sent twice is one. */
  key: v.pipe(PlainId, v.minLength(8)),
  service: anyService,
  fields: v.record(v.pipe(v.string(), v.maxLength(30)), PlainText(2000)),
  file_ids: fileIds,
}
const reading = {
  summary: 'One application with its history',
  params: byNumber,
  refusals: { APPLICATION_UNKNOWN },
}
const answering = {
  summary: 'Answers a question of the desk',
  params: byNumber,
  body: v.object({ text: v.pipe(PlainText(2000), v.minLength(1)), file_ids: fileIds }),
  refusals: {
    APPLICATION_UNKNOWN,
    APPLICATION_ENDED,
    DOCUMENT_UNKNOWN,
    TOO_MANY_DOCUMENTS,
    NOT_ASKED,
  },
}
const withdrawing = {
  summary: 'Withdraws an open application',
  params: byNumber,
  refusals: { APPLICATION_UNKNOWN, APPLICATION_ENDED },
}

/** R-15 R-16: a repeated key returns the application that it created first. */
export const createApplication = shape({
  summary: 'Applies for a service',
  body: v.object({ ...sending, service: firstService }),
  reply: v.object({ result: FirstApplication }),
  refusals: createRefusals,
})

/** R-15 R-16: the newest first. */
export const applications = shape({
  summary: "The buyer's own applications for services",
  query: v.object({ ...paging, service: v.optional(firstService) }),
  reply: v.object({
    result: v.object({ items: v.array(v.object({ ...common, service: firstService })), ...paged }),
  }),
})

export const application = shape({ ...reading, reply: v.object({ result: FirstApplication }) })

export const answerApplication = shape({
  ...answering,
  reply: v.object({ result: FirstApplication }),
})

export const withdrawApplication = shape({
  ...withdrawing,
  reply: v.object({ result: FirstApplication }),
})

/** R-15 R-16: a repeated key returns the application that it created first. */
export const sendApplication = shape({
  summary: 'Applies for a service',
  body: v.object(sending),
  reply: v.object({ result: Application }),
  refusals: createRefusals,
})

/** R-15 R-16: the newest first. */
export const sentApplications = shape({
  summary: "The buyer's own applications for services",
  query: v.object({ ...paging, service: v.optional(anyService) }),
  reply: v.object({
    result: v.object({ items: v.array(v.object({ ...common, service: v.string() })), ...paged }),
  }),
})

export const sentApplication = shape({ ...reading, reply: v.object({ result: Application }) })

export const completeApplication = shape({
  ...answering,
  reply: v.object({ result: Application }),
})

export const endApplication = shape({ ...withdrawing, reply: v.object({ result: Application }) })
