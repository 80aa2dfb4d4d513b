import { CSRF_HEADER } from './csrf-header.ts'

/**
 * A script of a desk page: its forms with data attributes are posted to the page's own address as JSON, with their
 * fields and data. Then the page is read again, or `#status` tells that the act was refused.
 */
export const formScript = (refused: string): string =>
  `(${post.toString()})(${JSON.stringify(refused)}, '${CSRF_HEADER}')`

/* Runs in the browser. */
function post(refused: string, csrfHeader: string) {
  const status = document.getElementById('status') as HTMLElement
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const send = async (form: HTMLFormElement) => {
    const body = JSON.stringify({ ...form.dataset, ...Object.fromEntries(new FormData(form)) })
    const headers = { 'content-type': 'application/json', [csrfHeader]: csrf }
    const reply = await fetch(location.pathname, { method: 'POST', headers, body }).catch(
      () => null,
    )
    if (reply?.ok) location.reload()
    else status.textContent = refused
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (Object.keys(form.dataset).length === 0) return
    event.preventDefault()
    void send(form)
  })
}
