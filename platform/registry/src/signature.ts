import type { Release } from '@borong/contract/release'
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** JSON with sorted keys and without undefined members: two equal values give the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/** Signs a release record with the registry's private key. */
export function signRelease(record: Omit<Release, 'signature'>, privateKey: KeyObject): Release {
  const signature = sign(null, Buffer.from(canonicalJson(record)), privateKey).toString('base64')
  return { ...record, signature }
}

/** Whether the owner of the private key for `publicKey` (PEM) signed this record, and it is unaltered. */
export function verifyRelease(release: Release, publicKey: string | KeyObject): boolean {
  const { signature, ...record } = release
  const key = typeof publicKey === 'string' ? createPublicKey(publicKey) : publicKey
  return verify(null, Buffer.from(canonicalJson(record)), key, Buffer.from(signature, 'base64'))
}
