const { TestEnvironment } = require('jest-environment-jsdom')

// An open channel would prevent Node from exiting after the last test.
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
}

/** jsdom has no layout, so no media query matches. */
const matchMedia = () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})

/** jsdom has no fetch classes, which the router's data routes need. This environment provides Node's. */
module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      BroadcastChannel: QuietChannel,
      structuredClone,
      matchMedia,
    })
  }
  /**
   * React warns of updates outside `act` while a test runs. After the test's last line the screen may still receive
   * responses. No assertion can run too early then, so these updates are no mistake of the test.
   */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.IS_REACT_ACT_ENVIRONMENT = true
    if (name === 'test_fn_success' || name === 'test_fn_failure')
      this.global.IS_REACT_ACT_ENVIRONMENT = false
  }
}
