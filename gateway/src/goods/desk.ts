import { PlainId, PlainText } from '@borong/api/plain'
import { fill } from '@borong/api/messages'
import * as v from 'valibot'
import { actorOf, DESK, deskAct, deskPage, fileReport, readPage } from '../desk/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { csvStream } from '../server/csv.ts'
import { generalProblem, ProblemError } from '../server/problem.ts'
import { sendCsv } from '../server/send-csv.ts'
import { languageOf } from '../server/serve.ts'
import { WorkQueue } from '../server/work-queue.ts'
import {
  changeLists,
  countStock,
  goodsOfId,
  goodsOfStore,
  lockStore,
  showPictures,
  type Store,
  storeCalled,
} from '../catalogue/public.ts'
import { isFreeFile, readRows, sentFile, storeOf } from '../files/public.ts'
import { addPicture, arrangePictures, GALLERY_SIZE, storePicture } from '../images/public.ts'
import { archiveGoods, restoreGoods } from './archive-goods.ts'
import { goodsView } from './desk-view.ts'
import { goodsHeader, goodsPages } from './goods-file.ts'
import { faultMessages, goodsMessages } from './messages.ts'
import { judgeGoods, putGoods } from './put-goods.ts'
import { readGoods } from './read-goods.ts'
import { takeStocks } from './take-stocks.ts'

const MOST_STOCKS = 5_000
const MOST_PIECES = 10_000_000
/** Clocks of sellers' systems may be fast by so much. */
const FAST_MS = 5 * 60_000

const roles = ['operator', 'seller'] as const
const Alias = v.pipe(PlainText(200), v.minLength(1))
const Pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PIECES))
const TypedPieces = v.pipe(
  v.string(),
  v.transform((text) =>
    /^\d{1,3}(\.?\d{3})*$/.test(text.trim()) ? Number(text.replaceAll('.', '')) : NaN,
  ),
  Pieces,
)
const ProductId = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const Product = v.object({ store: Alias, product: ProductId })
const Import = v.object({ store: Alias, ...sentFile })
const Stocks = v.object({
  store: Alias,
  as_of: v.pipe(v.string(), v.isoTimestamp()),
  stocks: v.pipe(
    v.array(v.object({ code: v.pipe(PlainText(40), v.minLength(1)), stock: Pieces })),
    v.minLength(1),
    v.maxLength(MOST_STOCKS),
  ),
})

/** They lock their store, so two of one seller would only occupy two connections. */
const queue = new WorkQueue({ running: 4, runningOfOwner: 1, waiting: 200, waitingOfOwner: 60 })

/** The goods of a store at the desk: a seller sees and changes its own, an operator those of each store. */
export function serveGoodsDesk(gateway: Gateway): void {
  const { app, db, config, now } = gateway
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  deskPage(gateway, roles, {
    path: '/goods/:alias',
    isForKeys: true,
    title: goodsMessages.title,
    isDetail: true,
    async read({ sellerId }, { alias = '' }, { page, search }) {
      const store = await storeCalled(db, alias, sellerId)
      if (!store) return undefined
      const { rows, has_more } = await readPage(
        page,
        goodsOfStore(db, { sellerId: store.id, search }),
      )
      return { store: { alias: store.alias, name: store.name }, search, goods: rows, has_more }
    },
    view: (data, language) => goodsView(data, language, base),
  })

  app.get<{ Params: { alias: string } }>(`${DESK}/goods/:alias/file`, async (request, reply) => {
    const language = languageOf(request)
    const actor = await actorOf(gateway, request)
    const store = actor && (await storeCalled(db, request.params.alias, actor.sellerId))
    if (!store) throw generalProblem(actor ? 'NOT_FOUND' : 'UNAUTHORIZED', language)
    const name = language === 'id' ? 'barang' : 'goods'
    return sendCsv(
      reply,
      `${name}-${store.alias}`,
      csvStream(goodsHeader(language), goodsPages(db, store.id)),
    )
  })

  deskAct(gateway, roles, {
    path: '/goods/import',
    isForKeys: true,
    action: 'import-goods',
    body: Import,
    queue,
    prepare: ({ file }, _, language) => readRows(file, readGoods, language),
    async run(trx, { store: alias, check, skip }, actor, language, rows) {
      const store = await ownStore(trx, alias, actor.sellerId)
      if (!store) return undefined
      const judged = await judgeGoods(trx, store, rows)
      const report = fileReport(judged.report, faultMessages, { language, isChecked: check })
      const faulty = judged.report.filter(({ result }) => result === 'faulty').length
      if (!check && !skip && faulty > 0)
        throw new ProblemError(422, { name: 'ROWS_INVALID', message: report })
      if (!check) await putGoods(trx, store, judged, { actor: actor.name, at: now() })
      return {
        subject: alias,
        detail: `${rows.length - faulty}/${rows.length}${check ? ' checked' : ''}`,
        reply: { report, rows: judged.report },
      }
    },
  })

  deskAct(gateway, roles, {
    path: '/goods/stock',
    isForKeys: true,
    action: 'count-stock',
    queue,
    body: v.object({
      ...Product.entries,
      stock: TypedPieces,
      reason: v.picklist(['count', 'received', 'damaged']),
      note: v.optional(PlainText(200), ''),
    }),
    async run(trx, { store: alias, product, stock, reason, note }, actor) {
      const store = await ownStore(trx, alias, actor.sellerId)
      const known = store && (await goodsOfId(trx, store.id, product))
      if (!known || known.isArchived) return undefined
      const counted = [{ productId: product, stock }]
      await countStock(trx, counted, { reason, note, actor: actor.name, at: now() })
      return { subject: `${alias} ${product}`, detail: `${stock} ${reason}`, reply: { done: true } }
    },
  })

  deskAct(gateway, roles, {
    path: '/goods/stocks',
    isForKeys: true,
    action: 'feed-stocks',
    body: Stocks,
    queue,
    async run(trx, { store: alias, as_of, stocks }, actor, language) {
      const store = await ownStore(trx, alias, actor.sellerId)
      if (!store) return undefined
      const asOf = new Date(as_of)
      if (asOf.getTime() > now().getTime() + FAST_MS) throw problem('AS_OF_FUTURE', language)
      const feed = { asOf, stocks, actor: actor.name, at: now() }
      const taken = await takeStocks(trx, store.id, feed)
      return {
        subject: alias,
        detail: `${taken.changed}/${stocks.length}`,
        reply: taken,
      }
    },
  })

  deskAct(gateway, roles, {
    path: '/goods/picture',
    action: 'add-picture',
    body: v.object({ ...Product.entries, file_id: PlainId }),
    queue,
    async prepare({ file_id: fileId }, actor, language) {
      const isFree = await isFreeFile(db, { fileId, userId: actor.id })
      const bytes = isFree ? await storeOf(config).read(fileId) : undefined
      const stored = bytes && (await storePicture(gateway, bytes))
      if (!stored) throw problem('PICTURE_INVALID', language)
      return stored
    },
    async run(trx, { store: alias, product }, actor, language, fileId) {
      const store = await ownStore(trx, alias, actor.sellerId)
      const known = store && (await goodsOfId(trx, store.id, product))
      if (!known || known.isArchived) return undefined
      const count = await addPicture(trx, { key: `p/${product}`, fileId })
      if (count === undefined) throw problem('TOO_MANY_PICTURES', language, { most: GALLERY_SIZE })
      await showPictures(trx, product, count)
      return { subject: `${alias} ${product}`, detail: String(count), reply: { count } }
    },
    onCommitted: changeLists,
  })

  deskAct(gateway, roles, {
    path: '/goods/pictures',
    action: 'arrange-pictures',
    queue,
    body: v.object({
      ...Product.entries,
      keep: v.pipe(v.string(), v.regex(/^([1-4](,[1-4])*)?$/)),
    }),
    async run(trx, { store: alias, product, keep }, actor) {
      const store = await ownStore(trx, alias, actor.sellerId)
      const known = store && (await goodsOfId(trx, store.id, product))
      const positions = keep === '' ? [] : keep.split(',').map(Number)
      const isDone =
        known && (await arrangePictures(trx, gateway, { key: `p/${product}`, positions }))
      if (!isDone) return undefined
      await showPictures(trx, product, Math.max(1, positions.length))
      return { subject: `${alias} ${product}`, detail: keep, reply: { done: true } }
    },
    onCommitted: changeLists,
  })

  for (const [path, action, change] of [
    ['archive', 'archive-goods', archiveGoods],
    ['restore', 'restore-goods', restoreGoods],
  ] as const)
    deskAct(gateway, roles, {
      path: `/goods/${path}`,
      isForKeys: true,
      action,
      body: Product,
      queue,
      async run(trx, { store: alias, product: productId }, actor) {
        const store = await ownStore(trx, alias, actor.sellerId)
        const changed =
          store && (await change(trx, store, { productId, actor: actor.name, at: now() }))
        return changed ? { subject: `${alias} ${productId}`, reply: { done: true } } : undefined
      },
    })
}

async function ownStore(
  trx: Trx,
  alias: string,
  sellerId: number | null,
): Promise<Store | undefined> {
  const store = await storeCalled(trx, alias, sellerId)
  return store && lockStore(trx, store.id)
}

const problem = (
  name: Exclude<keyof typeof goodsMessages, 'title'>,
  language: Language,
  values: { most: number } = { most: 0 },
) => new ProblemError(422, { name, message: fill(goodsMessages[name][language], language, values) })
