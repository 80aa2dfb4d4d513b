/// <reference lib="dom" />
import type { Act } from './actions.ts'
import { byId, draw } from './draw.ts'
import { logTable } from './log.ts'
import type { ListedEvent, ListedRelease, Status } from '../../api/answers.ts'
import { act as send, read } from './registry.ts'
import { releasesTable } from './releases.ts'
import { unitsTable } from './units.ts'

const LOOK_EVERY_MS = 5000
const TOKEN = 'registry.token'
const SILENT = 'The registry does not answer.'

const channels = byId<HTMLSelectElement>('channel')
const token = byId<HTMLInputElement>('token')
let chosen: string | undefined
let shown = ''
let seen: Status | undefined

// For this tab only: a token is a secret.
token.value = sessionStorage.getItem(TOKEN) ?? ''
token.addEventListener('input', () => sessionStorage.setItem(TOKEN, token.value.trim()))
channels.addEventListener('change', () => void look())

const say = (text: string, isBad = false) => {
  byId('said').textContent = text
  byId('said').className = isBad ? 'bad' : ''
}

const act: Act = async (unit, action) => {
  try {
    // The state that the person saw: the registry refuses the action when someone else was faster.
    const expected = seen?.channels[channels.value]?.[unit]?.revision ?? 0
    const done = await send(token.value.trim(), channels.value, unit, { ...action, expected })
    await show()
    say(done)
  } catch (error) {
    say((error as Error).message, true)
  }
}

async function show() {
  const [status, { events }, releases] = await Promise.all([
    read<Status>('status'),
    read<{ events: ListedEvent[] }>('log?limit=100'),
    chosen ? read<{ releases: ListedRelease[] }>(`units/${chosen}/releases`) : undefined,
  ])
  seen = status
  offerChannels(status)
  // Rendered again only after a change, so that the focus is not lost.
  const state = JSON.stringify([status, events, releases, channels.value])
  if (state === shown) return
  shown = state
  byId('units').replaceChildren(
    unitsTable({ status, channel: channels.value, chosen, choose, act }),
  )
  byId('log').replaceChildren(logTable(events))
  byId('releases-title').textContent = chosen ? `Releases of ${chosen}` : 'Releases'
  byId('releases').replaceChildren(
    chosen && releases
      ? releasesTable(chosen, releases.releases, act)
      : draw('p', { class: 'quiet' }, 'Choose a unit above.'),
  )
}

/** Selects the first channel that has units. */
function offerChannels({ channels: all }: Status) {
  const names = Object.keys(all)
  if (channels.options.length === names.length) return
  channels.replaceChildren(...names.map((name) => draw('option', { value: name }, name)))
  channels.value = names.find((name) => Object.keys(all[name]!).length > 0) ?? names[0]!
}

function choose(unit: string) {
  chosen = chosen === unit ? undefined : unit
  void look()
}

async function look() {
  try {
    await show()
    if (byId('said').textContent === SILENT) say('')
  } catch {
    say(SILENT, true)
  }
}

void look()
setInterval(() => {
  if (!document.hidden && !byId<HTMLDialogElement>('ask').open) void look()
}, LOOK_EVERY_MS)
