import { root } from '@borong/build/units'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The sentences that the specification quotes, in all places where they appear. */
const QUOTED = [
  'Minimal 8 karakter',
  'Password tidak cocok',
  'Email atau Nomor Telpon tidak valid',
  'Anda belum mencapai minimum pembelian sebesar {amount}',
  'Penjual tidak dapat mengirimkan ke wilayah anda',
  'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.',
  'Anda Telah Mencapai Batas Maximum',
  'Terjadi kesalahan jaringan, periksa koneksi anda',
]
const SOURCES = [
  '{host,remotes/*}/src/**/messages/id.json',
  'shared/api/src/*.ts',
  'gateway/src/*/words.ts',
  'gateway/src/server/problem.ts',
]

test.each(QUOTED)('X-08: shows "%s" word for word', async (words) => {
  const text = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')
  const quoted: string[] = []
  for (const pattern of SOURCES)
    for await (const file of glob(pattern, { cwd: root }))
      quoted.push(
        ...((await readFile(join(root, file), 'utf8')).match(new RegExp(text, 'gi')) ?? []),
      )
  expect([...new Set(quoted)]).toEqual([words])
})
