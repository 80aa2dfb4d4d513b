const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

/**
 * Tests run in the global scope of their worker, where Node itself loads the modules. A file's mocks, fake timers and
 * changes of environment variables end with it.
 */
module.exports = class NodeEnvironment {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  fakeTimers = null
  before = { console, exit: process.exit, env: { ...process.env } }

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
  }

  async setup() {
    const { moduleMocker: mocks, fakeTimersModern: timers } = this
    globalThis.jest = {
      fn: (...given) => mocks.fn(...given),
      spyOn: (...given) => mocks.spyOn(...given),
      restoreAllMocks: () => mocks.restoreAllMocks(),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
      runOnlyPendingTimers: () => timers.runOnlyPendingTimers(),
    }
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks()
    this.fakeTimersModern.dispose()
    // Jest replaces both for each file.
    globalThis.console = this.before.console
    process.exit = this.before.exit
    for (const name of Object.keys(process.env))
      if (!(name in this.before.env)) delete process.env[name]
    Object.assign(process.env, this.before.env)
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return null
  }
}
