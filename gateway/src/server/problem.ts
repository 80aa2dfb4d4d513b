import type { Problem } from '@borong/api/types'

/** An error reply, thrown from any depth. */
export class ProblemError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

const general = {
  INVALID_REQUEST: {
    status: 400,
    id: 'Data yang dikirim belum benar',
    en: 'The data sent is not right',
  },
  UNAUTHORIZED: { status: 401, id: 'Silakan masuk terlebih dahulu', en: 'Please log in first' },
  FORBIDDEN: { status: 403, id: 'Anda tidak memiliki akses', en: 'You have no access to this' },
  NOT_FOUND: { status: 404, id: 'Data tidak ditemukan', en: 'Not found' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    id: 'Permintaan ini tidak tersedia',
    en: 'This request is not available',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    id: 'Terlalu banyak permintaan, coba beberapa saat lagi',
    en: 'Too many requests, try again in a moment',
  },
  INTERNAL_ERROR: {
    status: 500,
    id: 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.',
    en: 'Sorry, something went wrong. Please try again in a moment.',
  },
} as const

/** One of the errors that every call can return. */
export function generalProblem(
  name: keyof typeof general,
  language: 'id' | 'en',
  errors?: Problem['errors'],
): ProblemError {
  const entry = general[name]
  return new ProblemError(entry.status, {
    name,
    message: entry[language],
    ...(errors ? { errors } : {}),
  })
}
