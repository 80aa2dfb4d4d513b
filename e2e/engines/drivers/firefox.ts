import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bidi, connectBidi } from './bidi.ts'
import { clickAt, type Engine, pressesOf, type Session, type Size, type Tab } from './driver.ts'
import { startProgram } from './start-program.ts'

interface LogEntry {
  level: string
  text: string | null
  source: { context?: string }
}

/** The browser starts in the language and time zone of most buyers. */
const PREFERENCES = {
  'intl.accept_languages': 'id-ID,id',
  'browser.download.always_ask_before_handling_new_types': false,
  'pdfjs.disabled': true,
}

/** Firefox logs these as errors although the page did nothing wrong. */
const NOISE = [
  // A page that is left while it loads aborts its scripts, and Firefox compares the hash of the empty rest.
  /The computed hash is “(47DEQpj8HBSa\+\/TImW|OLBgp1GsljhM2TJ\+sbHj)/,
  // The journeys end the connection themselves.
  /^Failed to load ‘.*’\. A ServiceWorker (intercepted the request|passed a promise)/,
]

/** Starts Firefox, driven by WebDriver BiDi. Its sessions are containers of one process. */
export async function startFirefox(): Promise<Engine> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(directory, 'user.js'), lines.join(''))
  const firefox = startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', directory, '--remote-debugging-port', '0'],
    { HOME: directory, TZ: 'Asia/Jakarta' },
  )
  const address = await firefox.printed(/(ws:\/\/[\d.:]+)/)
  const bidi = await connectBidi(`${address}/session`, firefox.kill)
  await bidi.call('session.new', { capabilities: {} })
  await bidi.call('session.subscribe', { events: ['log.entryAdded'] })
  const errors = new Map<string, string[]>()
  bidi.on('log.entryAdded', ({ level, text, source }: LogEntry) => {
    const isReported = level === 'error' && !NOISE.some((noise) => noise.test(text ?? ''))
    if (isReported) errors.get(source.context ?? '')?.push(text ?? '')
  })
  return {
    newSession: (size) => newSession(bidi, size, errors),
    async stop() {
      bidi.close()
      firefox.kill()
      await firefox.ended
      await rm(directory, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function newSession(
  bidi: Bidi,
  viewport: Size,
  errors: Map<string, string[]>,
): Promise<Session> {
  const downloads = await mkdtemp(join(tmpdir(), 'borong-downloads-'))
  const { userContext } = await bidi.call<{ userContext: string }>('browser.createUserContext', {})
  await bidi.call('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
    userContexts: [userContext],
  })
  const found: string[] = []
  return {
    downloads,
    errors: () => found,
    async openTab() {
      const { context } = await bidi.call<{ context: string }>('browsingContext.create', {
        type: 'tab',
        userContext,
      })
      errors.set(context, found)
      await bidi.call('browsingContext.setViewport', { context, viewport })
      return tabOf(bidi, context)
    },
    async close() {
      await bidi.call('browser.removeUserContext', { userContext })
      await rm(downloads, { recursive: true, force: true })
    },
  }
}

function tabOf(bidi: Bidi, context: string): Tab {
  const call = async (functionDeclaration: string): Promise<unknown> => {
    const answer = await bidi.call<{
      result?: { value?: string }
      exceptionDetails?: { text: string }
    }>('script.callFunction', { functionDeclaration, awaitPromise: true, target: { context } })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    const value = answer.result?.value
    return value === undefined ? undefined : JSON.parse(value)
  }
  const perform = (actions: object[]): Promise<void> =>
    bidi.call('input.performActions', { context, actions })
  return {
    go: (url) => bidi.call('browsingContext.navigate', { context, url, wait: 'none' }),
    reload: () => bidi.call('browsingContext.reload', { context, wait: 'none' }),
    show: () => bidi.call('browsingContext.activate', { context }),
    evaluate: <Args extends readonly unknown[], Result>(
      run: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) =>
      call(
        `async () => JSON.stringify(await (${run})(...${JSON.stringify(args)}))`,
      ) as Promise<Result>,
    run: async (source) => void (await call(`() => { ${source} }`)),
    click: (x, y) => perform(clickAt(x, y)),
    press: (keys) => perform(pressesOf(keys)),
  }
}
