import type { Release } from '@borong/contract/release'
import canonicalize from 'canonicalize'
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** The text of a record that is signed and compared: JSON as RFC 8785 writes it. Throws for a lone surrogate. */
export const canonicalJson = (record: object): string => canonicalize(record)!

/** Signs a record with the registry's private key. */
export function signRecord<T extends object>(
  record: T,
  privateKey: KeyObject,
): T & { signature: string } {
  const signature = sign(null, Buffer.from(canonicalJson(record)), privateKey).toString('base64')
  return { ...record, signature }
}

/** Signs a release record with the registry's private key. */
export const signRelease = (record: Omit<Release, 'signature'>, privateKey: KeyObject): Release =>
  signRecord(record, privateKey)

/** Whether the owner of the private key for `publicKey` (PEM) signed this record, and it is unaltered. */
export function verifyRelease<T extends { signature: string }>(
  release: T,
  publicKey: string | KeyObject,
): boolean {
  const { signature, ...record } = release
  const key = typeof publicKey === 'string' ? createPublicKey(publicKey) : publicKey
  return verify(null, Buffer.from(canonicalJson(record)), key, Buffer.from(signature, 'base64'))
}
