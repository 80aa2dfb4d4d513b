/**
 * Records the clips of the seeded streams from their products' images: `node scripts/record-clips.ts http://127.0.0.1:3001`,
 * beside a demo gateway with the default SCALE. Needs `ffmpeg` with libx264.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SECONDS_EACH = 2
const VIEWS = [1, 4]
const MOST_IMAGES = 16
const FILTER =
  'scale=640:360:force_original_aspect_ratio=decrease,pad=640:360:(ow-iw)/2:(oh-ih)/2:white,format=yuv420p'

const ENCODING = '-c:v libx264 -profile:v main -preset veryslow -crf 30 -g 40 -movflags +faststart'

interface Stream {
  id: string
  video: string
  items: { id: string }[]
}

const [origin] = process.argv.slice(2)
if (!origin) throw new Error('Which gateway? e.g. http://127.0.0.1:3001')

const basic = Buffer.from('borong-mobile-web:borong-mobile-web').toString('base64')
const guest = await read<{ data: { guest_token: string } }>('/sso/v1/authorize', `Basic ${basic}`)
const token = `Bearer ${guest.data.guest_token}`
const clips = join(import.meta.dirname, '../clips')
mkdirSync(clips, { recursive: true })
const { result: streams } = await read<{ result: Stream[] }>('/core/api/v4/streams', token)
for (const { id } of streams) {
  const { result: stream } = await read<{ result: Stream }>(`/core/api/v4/streams/${id}`, token)
  await record(stream)
}

async function record({ video, items }: Stream): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'borong-clip-'))
  const images = items
    .flatMap((item) => VIEWS.map((view) => `/img/p/${item.id}/${view}?w=480`))
    .slice(0, MOST_IMAGES)
  for (const [at, image] of images.entries()) {
    const response = await fetch(`${origin}${image}`, { headers: { accept: 'image/jpeg' } })
    const file = join(folder, `${String(at).padStart(2, '0')}.jpg`)
    writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  }
  const options = `-y -loglevel error -framerate 1/${SECONDS_EACH} -i %02d.jpg -vf ${FILTER} -r 10 ${ENCODING}`
  execFileSync('ffmpeg', [...options.split(' '), join(clips, `${video}.mp4`)], { cwd: folder })
  rmSync(folder, { recursive: true })
}

async function read<T>(path: string, authorization: string): Promise<T> {
  const response = await fetch(`${origin}${path}`, { headers: { authorization } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
