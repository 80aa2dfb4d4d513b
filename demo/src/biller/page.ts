import type { FastifyReply } from 'fastify'
import type { Language } from '@borong/gateway/server/domain'
import { escapeHtml, sendPage } from '@borong/gateway/server/page'
import { catalogue } from './catalogue/catalogue.ts'
import { refusedEndings } from './customers.ts'
import { modes, type Mode } from './modes.ts'
import type { Settings } from './settings.ts'
import type { Transaction } from './transactions.ts'
import { words } from './words.ts'

const WHOLE_BILLER: ReadonlySet<Mode> = new Set<Mode>(['down', 'deposit_empty'])

const button = (action: string, label: string) =>
  `<button class="plain" name="action" value="${action}">${label}</button>`

/** The page of the biller, which works without JavaScript. */
export function billerPage(
  reply: FastifyReply,
  given: {
    language: Language
    path: string
    settings: Settings
    transactions: readonly Transaction[]
  },
): FastifyReply {
  const { language, path, settings, transactions } = given
  const text = words[language]
  const form = (inner: string, suffix = '') =>
    `<form class="card" method="post" action="${escapeHtml(path + suffix)}">${inner}</form>`
  const select = (id: string, present: Mode, offered: readonly Mode[]) =>
    `<label for="${id}">${text.mode}</label><select id="${id}" name="mode">${offered
      .map(
        (mode) =>
          `<option value="${mode}"${mode === present ? ' selected' : ''}>${text.modes[mode]}</option>`,
      )
      .join('')}</select>`

  const biller = form(
    `<h2>${text.biller}</h2>${select('mode', settings.mode, modes)}
    <label for="wait">${text.wait}</label><input id="wait" name="wait" type="number" min="0" max="120" value="${settings.waitSeconds}">
    <p class="muted">${text.deposit}: Rp${settings.deposit.toLocaleString(language)}</p>
    ${button('switch', text.apply)} ${button('fill', text.fill)}`,
  )
  const products = form(
    `<h2>${text.product}</h2>
    <label for="code">${text.which}</label><select id="code" name="code"><option value="*">${text.everyProduct}</option>${catalogue
      .map(({ code, name }) => `<option value="${code}">${escapeHtml(name)}</option>`)
      .join('')}</select>
    <label for="raised">${text.raised}</label><input id="raised" name="raised" type="number" min="0" max="100" value="0">
    <label><input class="tick" type="checkbox" name="closed" value="1"> ${text.closed}</label>
    ${button('product', text.apply)}<p class="muted">${escapeHtml(changesOf(settings))}</p>`,
  )
  const night = form(
    `<h2>${text.night}</h2>
    <label><input class="tick" type="checkbox" name="stop" value="1"${settings.stopsAtNight ? ' checked' : ''}> ${text.stop}</label>
    ${button('night', text.apply)}`,
  )
  const one = (transaction: Transaction) => {
    const { reference, code, number, state, mode, cost, requests, detail, token } = transaction
    const offered = modes.filter((each) => !WHOLE_BILLER.has(each))
    const facts = [number, `Rp${cost.toLocaleString(language)}`, `×${requests}`, detail, token]
    return form(
      `<div><strong>${escapeHtml(code)}</strong> <span class="tag">${text.states[state]}</span> <code>${escapeHtml(reference)}</code></div>
      <p class="muted">${escapeHtml(facts.filter(Boolean).join(' · '))}</p>
      ${select(`mode-${escapeHtml(reference)}`, mode as Mode, offered)}
      ${button('switch', text.apply)} ${button('done', text.done)} ${button('failed', text.failed)} ${button('again', text.again)}`,
      `/${encodeURIComponent(reference)}`,
    )
  }
  const list =
    transactions.length > 0 ? transactions.map(one).join('') : `<p class="muted">${text.empty}</p>`
  return sendPage(reply, {
    title: text.title,
    language,
    body: `<h1>${text.title}</h1><p class="muted">${text.intro}</p>${biller}${night}${products}
      <h2>${text.transactions}</h2><p><a href="${escapeHtml(path)}">${text.reload}</a></p>${list}
      <h2>${text.numbers}</h2>${testNumbers()}`,
    style: `form h2{margin-top:0}label{display:block;margin:8px 0 4px}select,input{max-width:420px}.tick{width:auto;min-height:24px;margin:0 8px 0 0;vertical-align:middle}
      form button{margin-top:12px}table{border-collapse:collapse;width:100%}td{padding:6px 12px 6px 0;overflow-wrap:anywhere}`,
  })
}

const changesOf = ({ overrides }: Settings): string =>
  Object.entries(overrides)
    .filter(([, { closed, raisedPercent }]) => closed || raisedPercent)
    .map(([code, { closed, raisedPercent }]) =>
      [code, closed ? 'closed' : '', raisedPercent ? `+${raisedPercent} %` : '']
        .filter(Boolean)
        .join(' '),
    )
    .join(', ')

function testNumbers(): string {
  const rows = [
    ['0878 0000 1230', 'done'],
    ['0878 0000 1232', 'failed'],
    ['0878 0000 1233', 'pending → done'],
    ['0878 0000 1234', 'pending → failed'],
    ['12345678910', 'done'],
    ['12345678911', 'NUMBER_UNKNOWN'],
    ['12345678912, 12345678913', 'BILLER_DOWN'],
    ['8801234560001', 'done'],
    ['8801234560003', 'BILLER_DOWN'],
    ['8801234560004', 'BILL_PAID'],
    ['8801234560005', 'NUMBER_UNKNOWN'],
    ['8801234560006', 'failed'],
    ['8801234560007', 'pending'],
    ['8801234560008', 'unknown'],
    ...refusedEndings.map(([ending, problem]) => [`…${ending}`, problem]),
  ]
  return `<table>${rows.map(([number, result]) => `<tr><td><code>${number}</code></td><td>${result}</td></tr>`).join('')}</table>`
}
