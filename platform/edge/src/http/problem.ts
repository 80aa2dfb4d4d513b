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
  TOO_LARGE: {
    status: 413,
    id: 'Data yang dikirim terlalu besar',
    en: 'This is larger than the shop accepts',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    id: 'Data yang dikirim terlalu lama tiba, silakan coba lagi',
    en: 'The request took too long to arrive, please try again',
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

/** A problem in the shape of every failed call. `detail` is more specific than the general sentence. */
export function problemText(
  name: keyof typeof problems,
  language: 'id' | 'en',
  detail?: string,
): { status: number; text: string } {
  const entry = problems[name]
  const body: Problem = { name, message: detail ?? entry[language] }
  return { status: entry.status, text: JSON.stringify(body) }
}

/** Answers with a problem. */
export function sendProblem(
  response: ServerResponse,
  name: keyof typeof problems,
  language: 'id' | 'en',
  detail?: string,
): void {
  const { status, text } = problemText(name, language, detail)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(text)
}
