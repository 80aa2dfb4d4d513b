import type { Method } from '@borong/gateway/payments/methods'

/** Escapes text for use between tags and in attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const colours: Record<string, string> = {
  BCA: '#0060af',
  Mandiri: '#003d79',
  BNI: '#006885',
  BRI: '#00529c',
  Permata: '#1c6b2b',
  GoPay: '#00722f',
  OVO: '#4c2a86',
  DANA: '#0f62ae',
  ShopeePay: '#b8321a',
  QRIS: '#9b1c31',
}

/** A complete page of the bank, which works without JavaScript. */
export function bankPage(method: Method, body: string): string {
  const name = method.issuer
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pembayaran ${escape(name)}</title>
<style>
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f2329; background: #eef0f3 }
  header { background: ${colours[name] ?? '#1f2f4a'}; color: #fff; padding: 16px }
  header strong { font-size: 20px; display: block }
  main { max-width: 480px; margin: 0 auto; padding: 16px }
  section { background: #fff; border-radius: 10px; padding: 16px; margin: 0 0 12px }
  h1 { font-size: 18px; margin: 0 0 8px }
  dl { margin: 0; font-size: 14px; display: grid; grid-template-columns: auto 1fr; gap: 4px 16px }
  dt { color: #5f6670 }
  dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere }
  .amount { font-size: 22px; font-weight: 700 }
  label { display: block; margin: 12px 0 4px; font-weight: 600 }
  input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid #8a919c; border-radius: 8px }
  button { width: 100%; min-height: 48px; margin: 12px 0 0; border: 1px solid #8a919c; border-radius: 8px; background: #fff; color: #1f2329; font: inherit; font-weight: 600 }
  button.main { border: 0; background: ${colours[name] ?? '#1f2f4a'}; color: #fff }
  .note { background: #fff6e0; color: #6b4500; border-radius: 8px; padding: 12px; margin: 0 0 12px }
  .bad { background: #fff1f0; color: #a10000 }
  .qr svg { display: block; width: min(100%, 280px); height: auto; margin: 0 auto }
  a { color: #0b57a4; display: inline-block; min-height: 44px; padding: 10px 0 }
  small { color: #5f6670 }
</style>
</head>
<body>
<header><strong>${escape(name)}</strong>Halaman pembayaran</header>
<main>
${body}
<small>Bank peragaan: tidak ada uang sungguhan yang berpindah.</small>
</main>
</body>
</html>
`
}
