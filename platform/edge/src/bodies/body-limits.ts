import type { EdgePart } from '@borong/registry/edge-paths'
import type { IncomingMessage } from 'node:http'
import { REPORTS } from '../releases/reports.ts'

const KB = 1024
const MB = 1024 * KB

const LIMITS = {
  /** The gateway's limit for its own calls. */
  call: MB,
  /** Files are sent as multipart; the call that receives them may have a lower limit. */
  upload: 12 * MB,
  /** The registry's limit for its own calls, and for one file of a release. */
  registryCall: 256 * KB,
  registryFile: 16 * MB,
  report: 16 * KB,
  /** The few fields of a form or of a report. */
  action: 2 * KB,
  /** Pages and files accept no body. */
  unread: 64 * KB,
}

const isUpload = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

/** The largest body that a request may have. */
export function bodyLimitOf(
  part: EdgePart | undefined,
  pathname: string,
  request: IncomingMessage,
): number {
  if (part === 'gateway' || part === 'service')
    return isUpload(request) ? LIMITS.upload : LIMITS.call
  if (part === 'cart action' || part === 'navigation' || part === 'visitor') return LIMITS.action
  if (part !== 'registry') return LIMITS.unread
  if (pathname === REPORTS) return LIMITS.report
  const isFile = pathname.startsWith('/registry/v1/files/') && request.headers.authorization
  return isFile ? LIMITS.registryFile : LIMITS.registryCall
}
