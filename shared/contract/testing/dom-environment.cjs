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

/** jsdom has no modal dialogs: they hide the rest of the page, Escape cancels the last one, and the focus returns. */
function addModals({ document, Event, HTMLDialogElement }) {
  const open = []
  HTMLDialogElement.prototype.showModal = function () {
    const others = [...document.body.children].filter(
      (element) => !element.contains(this) && !element.hasAttribute('aria-hidden'),
    )
    for (const element of others) element.setAttribute('aria-hidden', 'true')
    open.push({ dialog: this, others, focused: document.activeElement })
    this.open = true
    this.querySelector('button, a[href], input, select, textarea')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    const index = open.findIndex(({ dialog }) => dialog === this)
    const [{ others, focused }] = open.splice(index, 1)
    for (const element of others) element.removeAttribute('aria-hidden')
    focused?.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  document.addEventListener('keydown', ({ key }) => {
    const { dialog } = open.at(-1) ?? {}
    if (key !== 'Escape' || !dialog) return
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  })
}

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
    addModals(this.global)
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
