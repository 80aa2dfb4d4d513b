import { renderers } from './witness/first.ts'
import '@borong/ui/tokens.css'
import '@borong/ui/font.css'
import '@borong/ui/base.css'
import './host.css'
import { pressEarlyTaps } from './shell/early-taps.ts'
import { keepTaps } from './shell/steady-taps.ts'

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Starts the page a part at a time, each in a turn of its own, between which a slow phone draws and answers taps. */
async function start() {
  await turn()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await turn()
  await import(/* webpackMode: "eager", webpackExports: [] */ '@borong/contract/host')
  await turn()
  const { openDocument } = await import(/* webpackMode: "eager" */ './open-document.tsx')
  await turn()
  const { show } = openDocument(renderers)
  await turn()
  show()
}

// First of all: what comes to life may move.
keepTaps()
pressEarlyTaps()
void start()
