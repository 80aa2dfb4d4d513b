import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopFeatures } from './shop-features.ts'

let server: Server
let answers: [status: number, body: string][] = []
let gatewayOrigin: string
const warnings: string[] = []
let stateDirectory: string
beforeEach(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'borong-features-'))
})
afterEach(() => rm(stateDirectory, { recursive: true, force: true }))
beforeAll(async () => {
  server = createServer((_, response) => {
    const [status, body] = answers.shift()!
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gatewayOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const ask = (setting: string, signal = new AbortController().signal) =>
  shopFeatures({
    setting,
    gatewayOrigin,
    stateDirectory,
    log: (_, message) => void warnings.push(message),
    signal,
    retryMs: 1,
  })

test('a back end has all features, none, or those that the setting names', async () => {
  expect((await ask('all'))('anything')).toBe(true)
  expect((await ask('none'))('chat')).toBe(false)
  const has = await ask('chat, bills')
  expect([has('chat'), has('bills'), has('lists')]).toEqual([true, true, false])
})

test('an unknown name is refused with the known ones', async () => {
  await expect(ask('chat,bill')).rejects.toThrow(/“bill”.*bills/)
})

test('the list of a back end is asked for until it is there, and may name newer features', async () => {
  answers = [
    [503, ''],
    [200, '{"features":"chat"}'],
    [200, '{"features":["chat","drones"]}'],
  ]
  const has = await ask('/features.json')
  expect([has('chat'), has('bills')]).toEqual([true, false])
  expect(warnings).toHaveLength(2)
})

test('an edge that starts while the back end is down has the features of its last list', async () => {
  answers = [
    [200, '{"features":["chat"]}'],
    [503, ''],
  ]
  await ask('/features.json')
  const has = await ask('/features.json')
  expect([has('chat'), has('bills')]).toEqual([true, false])
})

test('a half-written list is asked for again', async () => {
  await writeFile(join(stateDirectory, 'features.json'), '["cha')
  answers = [
    [503, ''],
    [200, '{"features":["chat"]}'],
  ]
  expect((await ask('/features.json'))('chat')).toBe(true)
})

test('an edge starts with the list also when it can not keep it', async () => {
  await rm(stateDirectory, { recursive: true })
  await writeFile(stateDirectory, 'a file in place of the directory')
  answers = [[200, '{"features":["chat"]}']]
  expect((await ask('/features.json'))('chat')).toBe(true)
})

test('an edge that stops no longer waits for the list', async () => {
  answers = [[503, '']]
  const stopping = new AbortController()
  const asked = ask('/features.json', stopping.signal)
  stopping.abort()
  await expect(asked).rejects.toThrow()
})
