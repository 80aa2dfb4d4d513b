import type { ListedRelease, Status } from '../api/answers.ts'
import { otherVersion } from './page/load.ts'

const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({ version }) as ListedRelease)
const otherOf = (version: string, stable?: string, earlier: string[] = []) =>
  otherVersion({
    status: {
      channels: { production: { services: { stable, earlier, changed: '', revision: 1 } } },
    } as unknown as Status,
    channel: 'production',
    address: { unit: 'services', version },
    releases,
  })

test('M-04: compares a release with the stable one first', () => {
  expect(otherOf('1.2.0', '1.0.0')).toBe('1.0.0')
})

test('M-04: compares the stable release with the one before it', () => {
  expect(otherOf('1.2.0', '1.2.0', ['1.0.0'])).toBe('1.0.0')
})

test('M-04: compares with the release published before when nothing was promoted', () => {
  expect(otherOf('1.2.0')).toBe('1.1.0')
  expect(otherOf('1.0.0')).toBe('1.2.0')
})

test('M-04: an only release is compared with none', () => {
  releases.splice(1)
  expect(otherOf('1.2.0', '1.2.0')).toBeUndefined()
})
