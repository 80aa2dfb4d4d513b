/// <reference lib="dom" />
import type { Act } from './actions.ts'
import { addressOf, linkTo, type Address } from './address.ts'
import { byId, element, heading, link } from './element.ts'
import { load } from './load.ts'
import { timeLeft } from './progress.ts'
import { act as send, isUnreachable, SILENT } from './registry.ts'
import { replaceParts } from './replace.ts'
import { partsOf, type Seen } from './views.ts'

const LOOK_EVERY_MS = 5000
const TICK_MS = 1000
const TOKEN = 'registry.token'

const channels = byId<HTMLSelectElement>('channel')
const token = byId<HTMLInputElement>('token')
let seen: Seen | undefined
let looks = 0
let isActing = false
/** The registry's clock minus the browser's. */
let offset = 0
/** The view on the screen: the channel and the days of a chart change only its content. */
let view: string | undefined

// For this tab only: a token is a secret.
token.value = sessionStorage.getItem(TOKEN) ?? ''
token.addEventListener('input', () => sessionStorage.setItem(TOKEN, token.value.trim()))
channels.addEventListener('change', () => {
  location.hash = linkTo({ ...addressOf(location.hash), channel: channels.value })
})
byId('dismiss').addEventListener('click', () => showMessage(''))
addEventListener('hashchange', () => void look())

function showMessage(text: string, isBad = false) {
  byId('message').textContent = text
  byId('notice').className = isBad ? 'bad' : ''
}

const act: Act = async (unit, action) => {
  // A second tap would act on the state after the first one.
  if (isActing || !seen) return
  isActing = true
  byId('view').setAttribute('aria-busy', 'true')
  try {
    // The state that the person saw: the registry refuses the action when someone else was faster.
    const expected = seen.status.channels[seen.channel]?.[unit]?.revision ?? 0
    const done = await send(token.value.trim(), seen.channel, unit, { ...action, expected })
    await look()
    showMessage(done)
  } catch (error) {
    showMessage((error as Error).message, true)
  } finally {
    isActing = false
    byId('view').setAttribute('aria-busy', 'false')
  }
}

async function look() {
  const address = addressOf(location.hash)
  const number = (looks += 1)
  const found = await load(address).catch((error: unknown) => error as Error)
  // Another view was opened in the meantime, or a later look was faster.
  if (number !== looks) return
  byId('view').setAttribute('aria-busy', String(isActing))
  if (found instanceof Error) return showFailure(address, found)
  if (byId('message').textContent === SILENT) showMessage('')
  seen = found
  offset = Date.parse(found.status.now) - Date.now()
  offerChannels(found)
  open(address, (isNew) => replaceParts(partsOf(found, act), isNew))
}

/** Shows a view; a new one starts at its heading. */
function open({ unit, version }: Address, show: (isNew: boolean) => void) {
  const is = JSON.stringify([unit, version])
  const isNew = is !== view
  show(isNew)
  if (!isNew) return
  document.title = [[unit, version].filter(Boolean).join(' '), 'Releases', 'Borong']
    .filter(Boolean)
    .join(' · ')
  const isFirst = view === undefined
  view = is
  if (isFirst) return
  scrollTo(0, 0)
  byId('title').focus({ preventScroll: true })
}

function showFailure(address: Address, error: Error) {
  const isSilent = isUnreachable(error)
  // The last answers stay on the screen while the registry does not answer.
  if (isSilent && view === JSON.stringify([address.unit, address.version]))
    return showMessage(SILENT, true)
  const is = `${JSON.stringify(address)} ${error.message}`
  if (view === is) return
  view = is
  seen = undefined
  const again = element('button', { type: 'button' }, 'Try again')
  again.addEventListener('click', () => void look())
  byId('view').replaceChildren(
    heading('This cannot be shown'),
    element('p', { class: 'bad', role: 'alert' }, error.message),
    element('div', { class: 'actions' }, again, link('#/', 'All units')),
  )
}

function offerChannels({ status, channel }: Seen) {
  const names = Object.keys(status.channels)
  if (channels.options.length !== names.length)
    channels.replaceChildren(...names.map((name) => element('option', { value: name }, name)))
  channels.value = channel
  byId<HTMLAnchorElement>('home').href = linkTo({ channel: addressOf(location.hash).channel })
}

function tick() {
  for (const left of document.querySelectorAll<HTMLElement>('[data-due]'))
    left.textContent = timeLeft(Number(left.dataset.due), Date.now() + offset)
}

void look()
setInterval(tick, TICK_MS)
setInterval(() => {
  if (!document.hidden && !isActing && !byId<HTMLDialogElement>('ask').open) void look()
}, LOOK_EVERY_MS)
