import * as contract from '@borong/contract'
import { NotOnServer, StaticRouter } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import type { Writable } from 'node:stream'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { App } from './App.tsx'
import { LEFT_TO_BROWSER } from './page/left-to-browser.ts'
import { createServerPage } from './page/server-page.ts'

interface PageToDraw {
  boot: Boot
  /** Path and query. */
  url: string
  load(unit: string, module: string): Readonly<Record<string, unknown>>
}

/** What the remotes' server bundles take from the host's. */
export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@borong/contract': contract,
}

/** What waits for longer is the browser's to draw. */
const PATIENCE_MS = 200

interface DrawnPage {
  /** What belongs into the document's head. */
  head: string
  /** What stands in `#app`. */
  html: string
  /** False when something was given up that might be there the next time. */
  isWhole: boolean
}

/** Draws a page. */
export function render({ boot, url, load }: PageToDraw): Promise<DrawnPage> {
  const page = createServerPage(boot, load)
  const app = (
    <App
      page={page}
      host={null}
      router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
    />
  )
  return new Promise((resolve, reject) => {
    let isWhole = true
    let patience: NodeJS.Timeout | undefined
    const stream = renderToPipeableStream(app, {
      // Parts that come later would need scripts in the document, which its security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Only now it is waited for something: a machine that is slow with the rest is not a reason to give up.
      onShellReady() {
        patience = setTimeout(() => {
          isWhole = false
          stream.abort(new NotOnServer(`${url} waits for longer than a visitor does`))
        }, PATIENCE_MS)
      },
      // Giving up ends with this call too, and is not quite over then.
      onAllReady: () => queueMicrotask(() => stream.pipe(sink)),
      onShellError(error) {
        clearTimeout(patience)
        reject(error)
      },
      // What fails inside a region leaves its skeleton to the browser, which tells the two cases apart by this.
      onError(error) {
        if (error instanceof NotOnServer) return LEFT_TO_BROWSER
        console.error(error)
      },
    })
    const sink = sinkFor((html) => {
      clearTimeout(patience)
      resolve({ ...apart(html), isWhole })
    }, reject)
  })
}

/** Takes a page as React writes it, and hands it over whole. A stream of Node's would take longer over each of its many parts. */
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

/** React puts what belongs into the head before everything else. */
function apart(text: string): { head: string; html: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(text)![0]
  return { head, html: text.slice(head.length) }
}
