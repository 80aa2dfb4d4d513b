import { Writable } from 'node:stream'
import fastify from 'fastify'
import { loggerOptions } from './request-log.ts'

test.each(['err', 'error'])(
  'C-01: an error in a log entry has its message and stack, without parameters and rows (%s)',
  (name) => {
    let written = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk)
        done()
      },
    })
    const { log } = fastify({ logger: { ...(loggerOptions('warn') as object), stream } })
    const error = Object.assign(new Error('a statement failed for budi@contoh.id'), {
      code: '23505',
      params: ['secret parameter'],
      detail: 'Key (email)=(secret row) already exists',
    })
    log.error({ [name]: error }, 'a job failed')
    const entry = JSON.parse(written)[name] as Record<string, string>
    expect(Object.keys(entry).toSorted()).toEqual(['code', 'message', 'stack', 'type'])
    expect(entry.message).toContain('a statement failed')
    expect(entry.stack).toContain('request-log.test.ts')
    expect(written).not.toMatch(/secret|budi@/)
  },
)
