import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { readableStack, sourceFinder, type SourceMaps } from './readable-stack.ts'

/** Stacks of a unit's release, and its source maps as they were uploaded. */
export interface StackJob {
  unit: string
  texts: readonly string[]
  maps: Uint8Array
}

const LARGEST_MAPS = 256 * 1024 * 1024

const { unit, texts, maps } = workerData as StackJob
const text = gunzipSync(maps, { maxOutputLength: LARGEST_MAPS }).toString()
const find = sourceFinder(JSON.parse(text) as SourceMaps)
parentPort!.postMessage(texts.map((one) => readableStack(one, unit, find)))
