import { type EngineName, runEngines } from './engines.ts'

const passed = async () => ({ passed: 4, failures: [], flaky: [] })

/** Runs the part on a machine whose missing engines can or cannot be installed. */
async function runWithout(missing: EngineName[], canInstall: boolean) {
  const lines: string[] = []
  const print = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  const left = new Set(missing)
  const install = jest.fn(() => canInstall && left.clear())
  const run = jest.fn(passed)
  const outcome = await runEngines((name) => left.has(name), install as never, run)
  print.mockRestore()
  return { outcome, lines, install, run }
}

test('M-06: engines that are missing and cannot be installed are named, and count neither as passed nor as failed', async () => {
  const { outcome, lines, run } = await runWithout(['firefox', 'webkit'], false)
  expect(outcome).toEqual({ passed: 0, failures: [], flaky: [] })
  expect(lines.map((line) => line.split(' (')[0])).toEqual(['not run: firefox', 'not run: webkit'])
  expect(run).not.toHaveBeenCalled()
})

test('M-06: without one engine the journeys run in the other one', async () => {
  const { outcome, lines, run } = await runWithout(['webkit'], false)
  expect(outcome.passed).toBe(4)
  expect(lines).toHaveLength(1)
  expect(run).toHaveBeenCalledWith([expect.any(String), '--project=firefox'])
})

test('M-06: missing engines are installed where that is possible, and only those', async () => {
  const { lines, install, run } = await runWithout(['firefox'], true)
  expect(install).toHaveBeenCalledWith('Firefox and WebKit', 'firefox-esr')
  expect(lines).toEqual([])
  expect(run).toHaveBeenCalledWith([expect.any(String), '--project=firefox', '--project=webkit'])
})
