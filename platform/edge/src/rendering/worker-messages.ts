import type { UsedModule } from './renderer.ts'

/** A unit's server bundle on disk, and what it must hash to. */
export interface BundleFile {
  unit: string
  version: string
  isHost: boolean
  path: string
  integrity: string
}

/** What a worker is started with. */
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
      type: 'drawn'
      head: string
      html: Uint8Array<ArrayBuffer>
      isWhole: boolean
      used: readonly UsedModule[]
    }
  | { type: 'failed'; message: string }
