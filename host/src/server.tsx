import * as contract from '@borong/contract'
import { NotOnServer, StaticRouter } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'
import { Writable } from 'node:stream'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { App } from './App.tsx'
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

/** Draws a page: what belongs into the document's head, and what stands in `#app`. */
export function render({ boot, url, load }: PageToDraw): Promise<{ head: string; html: string }> {
  const page = createServerPage(boot, load)
  const app = (
    <App
      page={page}
      host={null}
      router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
    />
  )
  return new Promise((resolve, reject) => {
    const chunks: string[] = []
    const stream = renderToPipeableStream(app, {
      // Parts that come later would need scripts in the document, which its security policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      // What fails inside a region leaves its skeleton to the browser.
      onError: (error) => {
        if (!(error instanceof NotOnServer)) console.error(error)
      },
    })
    const sink = new Writable({
      decodeStrings: false,
      write: (chunk: string | Buffer, _encoding, done) => (chunks.push(chunk.toString()), done()),
      final: (done) => (resolve(apart(chunks.join(''))), done()),
    })
  })
}

/** React puts what belongs into the head before everything else. */
function apart(text: string): { head: string; html: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(text)![0]
  return { head, html: text.slice(head.length) }
}
