import type { BuiltRelease } from '@borong/contract/release'

interface Manifest {
  metaData?: Record<string, unknown>
}

/**
 * The manifest of module federation of a release, for tools and for hosts of others, with the address of its files in a shop.
 * Undefined for a release of a bundler that writes none.
 */
export function servedManifest({ unit, entry, manifest }: BuiltRelease): object | undefined {
  if (typeof manifest !== 'object' || manifest === null) return undefined
  const { metaData, ...rest } = manifest as Manifest
  return {
    ...rest,
    metaData: {
      ...metaData,
      publicPath: `/assets/${unit}/`,
      remoteEntry: { name: entry, path: '', type: 'global' },
    },
  }
}
