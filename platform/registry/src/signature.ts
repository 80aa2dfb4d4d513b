import type { Release } from '@borong/contract/release'
import canonicalize from 'canonicalize'
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** The kind of a signed record. It is part of the signed text, so that no record can be taken for one of another kind. */
export type SignedKind = 'release' | 'check' | 'render check' | 'channel index'

/** The text of a record that is compared: JSON as RFC 8785 writes it. Throws for a lone surrogate. */
export const canonicalJson = (record: object): string => canonicalize(record)!

const signedText = (kind: SignedKind, record: object) =>
  Buffer.from(`${kind}\n${canonicalJson(record)}`)

/** Signs a record with the registry's private key. Without a key, in a dry run, the signature is empty. */
export function signRecord<T extends object>(
  kind: SignedKind,
  record: T,
  privateKey: KeyObject | undefined,
): T & { signature: string } {
  const signature = privateKey
    ? sign(null, signedText(kind, record), privateKey).toString('base64')
    : ''
  return { ...record, signature }
}

/** Signs a release record. */
export const signRelease = (
  record: Omit<Release, 'signature'>,
  privateKey: KeyObject | undefined,
): Release => signRecord('release', record, privateKey)

/** Whether the owner of the private key for `publicKey` (PEM) signed this record as one of this kind, and it is unaltered. */
export function verifyRecord(
  kind: SignedKind,
  signed: object,
  publicKey: string | KeyObject,
): boolean {
  const { signature, ...record } = signed as { signature?: unknown }
  return isSignatureOf(signature, signedText(kind, record), publicKey)
}

/** Whether the registry signed this release, and it is unaltered. */
export function verifyRelease(release: object, publicKey: string | KeyObject): boolean {
  if (verifyRecord('release', release, publicKey)) return true
  // A registry of an earlier version signed releases without their kind.
  const { signature, ...record } = release as { signature?: unknown }
  return isSignatureOf(signature, Buffer.from(canonicalJson(record)), publicKey)
}

function isSignatureOf(signature: unknown, text: Buffer, publicKey: string | KeyObject): boolean {
  if (typeof signature !== 'string') return false
  const key = typeof publicKey === 'string' ? createPublicKey(publicKey) : publicKey
  return verify(null, text, key, Buffer.from(signature, 'base64'))
}
