import { root } from '@borong/build/units'
import { join } from 'node:path'
import { Complaint } from './command.ts'
import { directoryOf } from './directory-of.ts'

test('M-04: finds a unit by its name, and complains about an unknown one', async () => {
  expect(await directoryOf('checkout')).toBe(join(root, 'remotes/checkout'))
  const failure = await directoryOf('chekout').catch((error: Error) => error)
  expect(failure).toBeInstanceOf(Complaint)
  expect(String(failure)).toMatch(
    /There is no unit chekout here\. Did you mean checkout\?\n {2}Units: host, /,
  )
})
