const STYLE = `
body { margin: 24px; font: 13px/1.4 system-ui; background: #f6f4f1; color: #1f2329 }
h1 { font-size: 22px } h2 { margin: 32px 0 8px; font-size: 16px }
.row { display: flex; gap: 12px; overflow-x: auto; padding-bottom: 8px }
figure { flex: none; margin: 0 } figcaption { color: #5f6670 }
img { display: block; height: 480px; border: 1px solid #e8e4de; background: #fff }
`

const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** One page with all screenshots: a row for each address, its views side by side. */
export function sheetOf(
  rows: readonly { path: string; screenshots: readonly { name: string; caption: string }[] }[],
): string {
  const figure = ({ name, caption }: { name: string; caption: string }) =>
    `<figure><a href="${name}"><img src="${name}" loading="lazy" alt=""></a><figcaption>${caption}</figcaption></figure>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Borong: every page</title><style>${STYLE}</style>
<h1>Borong: every page</h1>
${rows
  .map(
    ({ path, screenshots }) =>
      `<h2>${escape(path)}</h2>\n<div class="row">${screenshots.map(figure).join('\n')}</div>`,
  )
  .join('\n')}
`
}
