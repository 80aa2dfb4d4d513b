import type { FailedRegion } from './bundles.ts'
import type { UsedModule } from './renderer.ts'

/** A unit's server bundle on disk, and its expected hash. */
export interface BundleFile {
  unit: string
  version: string
  /** The major version of the contract on which it runs. */
  contractMajor: string | undefined
  path: string
  integrity: string
}

/** The data with which a worker starts. */
export interface WorkerStart {
  host: BundleFile
  /** The folder of the bundles of all releases. */
  folder: string
}

export interface RenderJob {
  url: string
  /** The versions of the remotes. The worker loads those that the page needs. */
  remotes: readonly BundleFile[]
  frame: readonly string[]
  own: string
}

export type WorkerMessage =
  | { type: 'ready' }
  | PageMessage
  /** The worker ends, because its bundles can't be loaded or threw outside of a page. */
  | { type: 'broken'; message: string }

/** The page of a job, or the error that it threw. */
export type PageMessage =
  | {
      type: 'rendered'
      head: string
      html: Uint8Array<ArrayBuffer>
      isWhole: boolean
      failed: readonly FailedRegion[]
      used: readonly UsedModule[]
    }
  | { type: 'failed'; message: string }
