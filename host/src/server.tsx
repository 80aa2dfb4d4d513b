import * as contract from '@borong/contract'
import { NotOnServer, StaticRouter } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import type { Writable } from 'node:stream'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { App } from './App.tsx'
import { failedRegion, type FailedRegion } from './page/failed-region.ts'
import { LEFT_TO_BROWSER } from './page/left-to-browser.ts'
import { createServerPage } from './page/server-page.ts'

interface PageToRender {
  boot: Boot
  /** The path and the query. */
  url: string
  load(unit: string, module: string): Readonly<Record<string, unknown>>
}

/** The modules that the remotes' server bundles take from the host. */
export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@borong/contract': contract,
}

/** Regions that suspend for longer are left to the browser. */
const PATIENCE_MS = 200

interface RenderedPage {
  /** The HTML for the document's head. */
  head: string
  /** The HTML inside `#app`. */
  html: string
  /** False when a region timed out that might be ready on the next request. */
  isWhole: boolean
  /** The regions that threw: the browser renders them. */
  failed: readonly FailedRegion[]
}

/** Renders a page. */
export function render({ boot, url, load }: PageToRender): Promise<RenderedPage> {
  const page = createServerPage(boot, load)
  const app = (
    <App
      page={page}
      host={null}
      router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
    />
  )
  return new Promise<RenderedPage>((resolve, reject) => {
    let isWhole = true
    const failed: FailedRegion[] = []
    let patience: NodeJS.Timeout | undefined
    const stream = renderToPipeableStream(app, {
      // Regions that stream later would need scripts in the document, which its security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // The timer starts only when the shell is ready, so that a slow machine alone does not cause a timeout.
      onShellReady() {
        patience = setTimeout(() => {
          isWhole = false
          stream.abort(new NotOnServer(`${url} waits for longer than a visitor does`))
        }, PATIENCE_MS)
      },
      // `abort` also calls this, before it has finished.
      onAllReady: () => queueMicrotask(() => stream.pipe(sink)),
      onShellError(error) {
        clearTimeout(patience)
        reject(error)
      },
      // An error inside a region leaves its skeleton to the browser. The digest tells the browser a planned case from
      // an error. The browser also renders refused calls.
      onError(error, { componentStack }) {
        if (error instanceof NotOnServer || contract.isApiError(error)) return LEFT_TO_BROWSER
        console.error(error)
        const region = failedRegion(error, componentStack ?? '')
        failed.push(region)
        return region.unit
      },
    })
    const sink = sinkFor((html) => {
      clearTimeout(patience)
      resolve({ ...apart(html), isWhole, failed })
    }, reject)
    // A query with a time to live has a timer, which would hold the page in memory until it fires.
  }).finally(() => page.queries.clear())
}

/** Returns the page that React writes as one string. A Node stream would be slower with its many chunks. */
function sinkFor(done: (html: string) => void, failed: (error: unknown) => void): Writable {
  const parts: Uint8Array[] = []
  const sink = {
    write: (part: string | Uint8Array) =>
      parts.push(typeof part === 'string' ? Buffer.from(part) : part) > 0,
    end: () => done(Buffer.concat(parts).toString()),
    destroy: failed,
    on: () => sink,
  }
  return sink as unknown as Writable
}

/** React writes the elements of the head before everything else. */
function apart(text: string): { head: string; html: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(text)![0]
  return { head, html: text.slice(head.length) }
}
