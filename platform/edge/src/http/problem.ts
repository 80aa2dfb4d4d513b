import type { ServerResponse } from 'node:http'
import type { Problem } from '@borong/api/types'

const problems = {
  NOT_FOUND: { status: 404, id: 'Tidak ditemukan', en: 'Not found' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    id: 'Cara ini tidak diterima di sini',
    en: 'This method is not taken here',
  },
  OVERRIDE_REFUSED: {
    status: 403,
    id: 'Tautan versi ini tidak diterima',
    en: 'This link to a version is not accepted',
  },
  BAD_GATEWAY: {
    status: 502,
    id: 'Terjadi kesalahan jaringan, silakan coba lagi',
    en: 'The service could not be reached, please try again',
  },
  GATEWAY_TIMEOUT: {
    status: 504,
    id: 'Layanan terlalu lama menjawab, silakan coba lagi',
    en: 'The service took too long to answer, please try again',
  },
} as const

/** Answers with a problem in the shape that every call's failure has. `detail` says more than the general sentence. */
export function sendProblem(
  response: ServerResponse,
  name: keyof typeof problems,
  language: 'id' | 'en',
  detail?: string,
): void {
  const entry = problems[name]
  const body: Problem = { name, message: detail ?? entry[language] }
  response.writeHead(entry.status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
