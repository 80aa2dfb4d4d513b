/** Thrown on the server by what only a browser can do: its place stays a skeleton, and the browser fills it. */
export class NotOnServer extends Error {
  override readonly name = 'NotOnServer'
}
