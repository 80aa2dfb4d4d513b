import { textsIn } from '@borong/api/messages'
import * as v from 'valibot'
import { allCategories, lockCategories, putCategories } from '../catalogue/public.ts'
import {
  actorOf,
  DESK,
  deskAct,
  deskPage,
  fileForms,
  fileReport,
  fileStyle,
  fileView,
} from '../desk/public.ts'
import { readRows, sentFile } from '../files/public.ts'
import { indexAgain } from '../search/public.ts'
import { csvOf } from '../server/csv.ts'
import type { Domain, Gateway, Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { generalProblem, ProblemError } from '../server/problem.ts'
import { wholeNumber } from '../server/rupiah.ts'
import { sendCsv } from '../server/send-csv.ts'
import { languageOf } from '../server/serve.ts'
import { judgeCategories } from './judge-categories.ts'
import { categoryMessages, faultMessages } from './messages.ts'
import { readCategories } from './read-categories.ts'

/** An operator's side of the market: the tree of its categories. */
export const market: Domain = { name: 'market', routes: serveCategories }

const roles = ['operator'] as const

function serveCategories(gateway: Gateway): void {
  const { app, db, config } = gateway
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  deskPage(gateway, roles, {
    path: '/categories',
    title: categoryMessages.title,
    read: async () => ({ categories: await allCategories(db) }),
    view: ({ categories }, language) => treeView(categories, language, base),
  })

  app.get(`${DESK}/categories/file`, async (request, reply) => {
    const language = languageOf(request)
    const actor = await actorOf(gateway, request)
    if (actor?.role !== 'operator')
      throw generalProblem(actor ? 'NOT_FOUND' : 'UNAUTHORIZED', language)
    const rows = await allCategories(db)
    const header =
      language === 'id'
        ? ['alamat', 'nama', 'nama inggris', 'induk', 'dewasa']
        : ['address', 'name', 'english', 'parent', 'adult']
    const cells = rows.map((row) => [
      row.slug,
      row.name_id,
      row.name_en,
      row.path.at(-2)?.slug ?? null,
      row.is_adult ? 'ya' : 'tidak',
    ])
    return sendCsv(reply, language === 'id' ? 'kategori' : 'categories', csvOf([header, ...cells]))
  })

  deskAct(gateway, roles, {
    path: '/categories/import',
    action: 'import-categories',
    body: v.object(sentFile),
    prepare: ({ file }, _, language) => readRows(file, readCategories, language),
    async run(trx, { check, skip }, _, language, rows) {
      const known = await lockCategories(trx)
      const standing = new Map(
        [...known.values()].map((row) => [
          row.slug,
          {
            level: row.level,
            parent: row.path.at(-2)?.slug ?? null,
            nameId: row.name_id,
            nameEn: row.name_en,
            isAdult: row.is_adult,
          },
        ]),
      )
      const { report, put } = judgeCategories(rows, standing)
      const text = fileReport(report, faultMessages, { language, isChecked: check })
      const isFaulty = report.some(({ result }) => result === 'faulty')
      if (isFaulty && !check && !skip)
        throw new ProblemError(422, { name: 'ROWS_INVALID', message: text })
      if (!check) {
        await putCategories(trx, known, put)
        // Goods are found by the names of their categories.
        if (put.some(({ slug }) => standing.has(slug))) await indexAgain(trx)
      }
      return {
        subject: 'categories',
        detail: `${put.length}/${rows.length}${check ? ' checked' : ''}`,
        reply: { report: text, rows: report },
      }
    },
  })
}

function treeView(
  categories: Awaited<ReturnType<typeof allCategories>>,
  language: Language,
  base: string,
) {
  const text = textsIn(categoryMessages, language)
  const rows = categories.map((row) => {
    const name = escapeHtml(language === 'id' ? row.name_id : row.name_en)
    const adults = row.is_adult ? ` <span class="tag">${text.adults}</span>` : ''
    return `<li class="level${row.level}">${name}${adults} <span class="muted">${row.slug} · ${wholeNumber(row.product_count, language)} ${text.products}</span></li>`
  })
  return {
    style: `${fileStyle}#status{white-space:pre-line}ul{list-style:none;padding:0}li{padding:4px 0;overflow-wrap:anywhere}.level1{font-weight:700;margin-top:16px}.level2{padding-left:16px}.level3{padding-left:32px}`,
    body: `<p><a href="${base}/categories/file">${text.export}</a></p><p id="status" role="status"></p>
      ${fileView(language, { title: text.import, hint: text.hint })}
      ${rows.length > 0 ? `<ul class="card">${rows.join('')}</ul>` : `<p class="muted">${text.empty}</p>`}`,
    script: fileForms({ base, area: '/categories', offline: text.failed }, {}),
  }
}
