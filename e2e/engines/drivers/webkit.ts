import { expect } from '@playwright/test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@borong/cli/shop/processes'
import {
  CALL_LIMIT_MS,
  clickAt,
  type Engine,
  pressesOf,
  type Session,
  type Size,
  type Tab,
} from './driver.ts'
import { type Program, startProgram } from './start-program.ts'

/** The window has a bar of this height above the page. */
const BAR_PX = 38

type Call = <Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Result>

/** Starts WebKit's driver on a screen of its own. Each session is a process of the browser. */
export async function startWebkit(): Promise<Engine> {
  const directory = await mkdtemp(join(tmpdir(), 'borong-webkit-'))
  const screen = startProgram(
    'Xvfb',
    '-displayfd 1 -screen 0 1400x1000x24 -nolisten tcp'.split(' '),
  )
  const port = await freePort()
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${await screen.printed(/^(\d+)\n/m)}`,
    HOME: directory,
    XDG_CONFIG_HOME: directory,
    LANG: 'id_ID.UTF-8',
    LANGUAGE: 'id',
    TZ: 'Asia/Jakarta',
  })
  const address = `http://127.0.0.1:${port}`
  await untilOpen(`${address}/status`)
  const call = callerOf(address, driver)
  return {
    newSession: (size) => newSession(call, size, directory),
    async stop() {
      driver.kill()
      screen.kill()
      await Promise.all([driver.ended, screen.ended])
      await rm(directory, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function untilOpen(address: string): Promise<void> {
  await expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass({
    timeout: CALL_LIMIT_MS,
  })
}

function callerOf(address: string, driver: Program): Call {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error: unknown) => {
      driver.kill()
      const { message } = error as Error
      throw new Error(`WebKit did not answer ${path} and was ended: ${message}`)
    })
    const { value } = (await response.json()) as { value: never }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${error}: ${message}`)
  }
}

async function newSession(call: Call, size: Size, downloads: string): Promise<Session> {
  // WebKit saves into the home folder, where the files of an earlier session may be.
  for (const entry of await readdir(downloads, { withFileTypes: true }))
    if (entry.isFile()) await rm(join(downloads, entry.name))
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })
  const session = `/session/${sessionId}`
  let current: string | undefined
  const tabOf = (handle: string): Tab => {
    const inTab = async <Result>(path: string, body: object = {}): Promise<Result> => {
      if (current !== handle) await call('POST', `${session}/window`, { handle })
      current = handle
      return call('POST', session + path, body)
    }
    const execute = <Result>(script: string, args: readonly unknown[] = []) =>
      inTab<Result>('/execute/sync', { script, args })
    return {
      go: (url) => inTab('/url', { url }),
      reload: () => inTab('/refresh'),
      // Each tab is a window of its own.
      show: () => Promise.resolve(),
      evaluate: async (run, ...args) => {
        const text = await execute<string | null>(
          `const given = arguments[0]
          return (async () => JSON.stringify(await (${run})(...given)))()`,
          [args],
        )
        return text === null ? undefined : JSON.parse(text)
      },
      run: (source) => execute(source),
      click: (x, y) => inTab('/actions', { actions: clickAt(x, y) }),
      press: (keys) => inTab('/actions', { actions: pressesOf(keys) }),
    }
  }
  let isFirst = true
  return {
    downloads,
    errors: () => [],
    async openTab() {
      const handle = isFirst
        ? await call<string>('GET', `${session}/window`)
        : (await call<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' }))
            .handle
      isFirst = false
      await call('POST', `${session}/window`, { handle })
      current = handle
      const window = { ...size, height: size.height + BAR_PX }
      const { width } = await call<Size>('POST', `${session}/window/rect`, window)
      const tab = tabOf(handle)
      // A page that changes its width while it hydrates has two layouts.
      await expect
        .poll(() => tab.evaluate(() => innerWidth), { timeout: CALL_LIMIT_MS })
        .toBe(width)
      return tab
    },
    close: () => call('DELETE', session),
  }
}
