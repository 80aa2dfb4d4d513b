const { TestEnvironment } = require('jest-environment-jsdom')

// A channel that is left open would keep Node alive after the last test.
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name)
    this.unref()
  }
}

/** jsdom has no fetch classes, which the router's data routes need: Node's own are handed over. */
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
    })
  }
}
