import { canonicalJson } from '../signature.ts'
import type { Publish, Gate } from './gate.ts'
import type { BuiltRelease } from '@borong/contract/release'

/** Published content is immutable: a version has one content, and so has a file's name. */
export const nameGate: Gate = ({ release, own }) => {
  const known = new Map(
    own.flatMap((earlier) => earlier.files.map((file) => [file.name, { file, earlier }] as const)),
  )
  return release.files.flatMap((file) => {
    const found = known.get(file.name)
    if (!found || found.file.integrity === file.integrity) return []
    return [
      {
        name: 'FILE_NAME_TAKEN',
        message: `The file ${file.name} has another content in ${release.unit} ${found.earlier.version}`,
        hint: 'Browsers keep files for ever by their name: let the name hold a hash of the content.',
      },
    ]
  })
}

/** A host takes the place of every page, so no squad turns its remote into one. */
export const kindGate: Gate = ({ release: { unit, version, kind } }) =>
  (kind === 'host') === (unit === 'host')
    ? []
    : [
        {
          name: 'KIND_MISMATCH',
          message:
            kind === 'host'
              ? `${unit} ${version} is built as a host, and only the unit host is one`
              : `host ${version} is built as a remote`,
          hint: 'Build a remote with remote(import.meta) in its rspack.config.ts, then publish again.',
        },
      ]

export const versionTakenGate: Gate = ({ release, own }) =>
  own.some((earlier) => earlier.version === release.version)
    ? [
        {
          name: 'VERSION_EXISTS',
          message: `${release.unit} ${release.version} was published before, with another content`,
          hint: 'Releases never change. Raise "version" in the unit\'s package.json and publish again.',
        },
      ]
    : []

/** An earlier published release with exactly this content. */
export function publishedBefore({ release, own }: Pick<Publish, 'release' | 'own'>) {
  const earlier = own.find((one) => one.version === release.version)
  if (!earlier) return undefined
  const {
    publishedAt: _at,
    publishedBy: _by,
    note: _note,
    signature: _signature,
    ...built
  } = earlier
  return canonicalJson(built satisfies BuiltRelease) === canonicalJson(release)
    ? earlier
    : undefined
}
