import type { FailedRegion } from './bundles.ts'
import type { UsedModule } from './renderer.ts'

/** A unit's server bundle on disk, and its expected hash. */
export interface BundleFile {
  unit: string
  version: string
  isHost: boolean
  /** A remote: the contract range on which it runs. */
  contract: string
  path: string
  integrity: string
}

/** The data with which a worker starts. */
export interface WorkerStart {
  bundles: readonly BundleFile[]
}

export interface RenderJob {
  url: string
  frame: string
  own: string
}

export type WorkerMessage =
  | { type: 'ready' }
  | {
      type: 'rendered'
      head: string
      html: Uint8Array<ArrayBuffer>
      isWhole: boolean
      failed: readonly FailedRegion[]
      used: readonly UsedModule[]
    }
  | { type: 'failed'; message: string }
