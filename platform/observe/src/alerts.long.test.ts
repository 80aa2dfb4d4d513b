import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const directory = join(import.meta.dirname, '../../../deploy/observe')

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: directory, encoding: 'utf8' })
const isInstalled = promtool('--version').status === 0
if (!isInstalled) process.stderr.write('not run: promtool\n')
const withPromtool = isInstalled ? test : test.skip

withPromtool.each([
  ['the example configuration', ['check', 'config', 'prometheus.yml']],
  ['the alert rules', ['check', 'rules', 'alerts.yml']],
  ['the alerts that planted numbers raise', ['test', 'rules', 'alerts.test.yml']],
])('C-35: promtool accepts %s', (_, args) => {
  const { status, stdout, stderr } = promtool(...args)
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' })
})
