import { textsIn } from '@borong/api/messages'
import type { FastifyReply } from 'fastify'
import type { Language } from '@borong/gateway/server/domain'
import { escapeHtml, sendPage } from '@borong/gateway/server/page'
import { demoBuyers } from '../buyers.ts'
import { pageMessages } from './messages.ts'

/** The page on which a person chooses an identity. Its forms post to the URL of the page. */
export function providerPage(
  reply: FastifyReply,
  page: { language: Language; wrongEmail: boolean; formAction: string },
) {
  const text = textsIn(pageMessages, page.language)
  const people = Object.values(demoBuyers).map(
    ({ name, email }) => `<form method="post">
      <input type="hidden" name="name" value="${escapeHtml(name)}"><input type="hidden" name="email" value="${escapeHtml(email)}">
      <button class="card person"><strong>${escapeHtml(name)}</strong><span class="muted">${escapeHtml(email)}</span></button></form>`,
  )
  return sendPage(reply, {
    title: text.title,
    language: page.language,
    formAction: page.formAction,
    style:
      'main{max-width:440px}.person{width:100%;display:flex;flex-direction:column;align-items:flex-start;font-weight:400;color:inherit}label{display:block;margin:0 0 12px}.error{color:#c80000}',
    body: `<h1>${text.title}</h1><p class="muted">${text.intro}</p>${people.join('')}
      <form method="post" class="card">
        <label>${text.name}<input name="name" required maxlength="100" autocomplete="name"></label>
        <label>${text.email}<input name="email" type="email" required maxlength="254" autocomplete="email"></label>
        ${page.wrongEmail ? `<p class="error" role="alert">${text.wrong}</p>` : ''}
        <button>${text.go}</button>
      </form>
      <form method="post"><button class="plain" name="cancel" value="1">${text.cancel}</button></form>`,
  })
}
