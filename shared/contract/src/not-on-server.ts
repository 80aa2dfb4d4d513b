/** Thrown while rendering on the server by a component that needs a browser. The server renders a skeleton in its place. */
export class NotOnServer extends Error {
  override readonly name = 'NotOnServer'
}
