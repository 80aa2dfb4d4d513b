import type { FastifyReply } from 'fastify'
import type { Gateway } from '@borong/gateway/server/domain'
import { methodById, type Method } from '@borong/gateway/payments/methods'
import { answerChallenge, canBePaid, challenge, conclude, findBill, type Bill } from './bills.ts'
import { message, payForm, summary, wayBack } from './forms.ts'
import { bankPage } from './page.ts'

const DECLINED_CARD = '4000000000000002'

/** The bank's page of one bill, open to every visitor with its URL; it shows no data of the buyer. */
export function bankRoutes(gateway: Gateway) {
  gateway.app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    const url = '/bank/:reference'
    scope.get<{ Params: { reference: string } }>(url, async (request, reply) => {
      const found = await find(request.params.reference)
      return found ? show(reply, found.bill, found.method) : missing(reply)
    })
    scope.post<{ Params: { reference: string } }>(url, async (request, reply) => {
      const found = await find(request.params.reference)
      if (!found) return missing(reply)
      const { bill, method } = found
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      if (!canBePaid(bill, gateway.now())) return show(reply, bill, method)
      const wrong = await act(bill, method, fields)
      const next = await find(bill.reference)
      if (wrong !== undefined) return show(reply, next?.bill ?? bill, method, wrong)
      // The redirect makes the browser use GET, so that going back or reloading does not pay twice.
      return reply.redirect(
        next?.bill.state === 'challenged'
          ? `${gateway.config.publicUrl}/bank/${bill.reference}`
          : bill.return_url,
        303,
      )
    })
  })

  async function find(reference: string): Promise<{ bill: Bill; method: Method } | undefined> {
    const bill = /^[\w-]{10,64}$/.test(reference) ? await findBill(gateway, reference) : undefined
    const method = bill && methodById(bill.method)
    return bill && method && { bill, method }
  }

  // Handles a form; returns the message of an invalid input, or undefined when the attempt proceeds or has ended.
  async function act(
    bill: Bill,
    method: Method,
    fields: URLSearchParams,
  ): Promise<string | undefined> {
    switch (fields.get('action')) {
      case 'pay': {
        if (method.kind === 'card') return 'Masukkan data kartu terlebih dahulu.'
        const amount = Number(
          (fields.get('amount') ?? String(bill.amount)).replaceAll(/[.\s]/g, ''),
        )
        if (amount !== bill.amount)
          return 'Jumlah transfer harus sama persis, sampai angka terakhir.'
        await conclude(gateway, bill, 'paid')
        return undefined
      }
      case 'card': {
        const number = (fields.get('number') ?? '').replaceAll(/\s/g, '')
        if (!/^\d{13,19}$/.test(number)) return 'Nomor kartu tidak valid.'
        if (number === DECLINED_CARD) await conclude(gateway, bill, 'failed', 'CARD_DECLINED')
        else await challenge(gateway, bill)
        return undefined
      }
      case 'code': {
        const result = await answerChallenge(gateway, bill, (fields.get('code') ?? '').trim())
        return result === 'wrong' ? 'Kode salah. Periksa kembali.' : undefined
      }
      case 'fail':
        await conclude(
          gateway,
          bill,
          'failed',
          method.kind === 'card' ? 'CARD_DECLINED' : 'INSUFFICIENT_FUNDS',
        )
        return undefined
      case 'reject':
        await conclude(gateway, bill, 'failed', 'REJECTED')
        return undefined
      case 'expire':
        await conclude(gateway, bill, 'expired')
        return undefined
      default:
        return 'Pilih salah satu tindakan.'
    }
  }

  async function show(reply: FastifyReply, bill: Bill, method: Method, wrong?: string) {
    const isOpen = canBePaid(bill, gateway.now())
    const state =
      bill.state === 'paid'
        ? 'Pembayaran berhasil. Terima kasih.'
        : 'Tagihan ini tidak dapat dibayar lagi.'
    const rest = isOpen ? payForm(bill, method) : message(state, bill.state !== 'paid')
    return send(
      reply,
      wrong === undefined ? 200 : 422,
      bankPage(
        method,
        `${wrong ? message(wrong, true) : ''}${summary(bill, method)}${rest}${wayBack(bill)}`,
      ),
    )
  }

  function missing(reply: FastifyReply) {
    return send(
      reply,
      404,
      bankPage(methodById('va-bca')!, message('Tagihan tidak ditemukan.', true)),
    )
  }

  function send(reply: FastifyReply, status: number, page: string) {
    // Browsers apply `form-action` to the redirect too, so the policy includes the shop.
    const shop = new URL(gateway.config.shopUrl).origin
    return reply
      .status(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' ${shop}; frame-ancestors 'none'`,
      )
      .send(page)
  }
}
