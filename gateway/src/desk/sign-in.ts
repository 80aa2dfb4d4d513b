import { textsIn } from '@borong/api/messages'
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Gateway, Language } from '../server/domain.ts'
import { sendPage } from '../server/page.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { DESK, hasCsrf, log } from './desk-page.ts'
import { checkDeskUser } from './desk-users.ts'
import { actorOf, cookieOf, endSession, readCookie, startSession } from './sessions.ts'
import { signInMessages } from './messages.ts'

const FORM_COOKIE = 'desk_form'
const FORM_LIFE_S = 60 * 60
const MOST_FIELD = 200

type Failure = 'wrong' | 'locked' | 'old'

/** Sign-in and sign-out of the desk's users, with forms that work without scripts. */
export function serveSignIn(gateway: Gateway): void {
  const { app, config } = gateway
  const home = `${config.publicUrl}${DESK}`

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    const field = (body: unknown, name: string) =>
      ((body instanceof URLSearchParams && body.get(name)) || '').slice(0, MOST_FIELD)

    scope.get(`${DESK}/sign-in`, async (request, reply) => form(reply, languageOf(request)))

    scope.post(`${DESK}/sign-in`, async (request, reply) => {
      const language = languageOf(request)
      // The token binds the form to this browser: another site cannot sign the browser in under another name.
      const token = readCookie(request, FORM_COOKIE)
      if (!token || token !== field(request.body, 'csrf')) return form(reply, language, 'old')
      const name = field(request.body, 'name')
      const password = field(request.body, 'password')
      const result = await checkDeskUser(gateway, { name, password, address: request.ip })
      if (result === 'wrong' || result === 'locked') return form(reply, language, result)
      const cookie = await startSession(gateway, result.id)
      await log(gateway.db, result, 'sign-in', { subject: result.name }, gateway.now())
      return reply.header('set-cookie', cookie).redirect(home, 303)
    })

    scope.post(`${DESK}/sign-out`, async (request, reply) => {
      const actor = await actorOf(gateway, request)
      if (!actor || !hasCsrf(request, actor, field(request.body, 'csrf')))
        throw generalProblem('UNAUTHORIZED', languageOf(request))
      await log(gateway.db, actor, 'sign-out', { subject: actor.name }, gateway.now())
      const cookie = await endSession(gateway, request)
      return reply.header('set-cookie', cookie).redirect(`${home}/sign-in`, 303)
    })
  })

  function form(reply: FastifyReply, language: Language, failure?: Failure) {
    const text = textsIn(signInMessages, language)
    const csrf = randomBytes(32).toString('base64url')
    reply
      .status(failure === 'locked' ? 429 : failure ? 422 : 200)
      .header('set-cookie', cookieOf(gateway, FORM_COOKIE, csrf, FORM_LIFE_S))
    return sendPage(reply, {
      title: text.title,
      language,
      style: 'main{max-width:440px}label{display:block;margin:0 0 12px}.error{color:#c80000}',
      body: `<h1>${text.title}</h1><form method="post" class="card" action="${home}/sign-in">
        ${failure ? `<p class="error" role="alert">${text[failure]}</p>` : ''}
        <input type="hidden" name="csrf" value="${csrf}">
        <label>${text.name}<input name="name" required maxlength="100" autocomplete="username"></label>
        <label>${text.password}<input name="password" type="password" required maxlength="200" autocomplete="current-password"></label>
        <button>${text.go}</button></form>`,
    })
  }
}
