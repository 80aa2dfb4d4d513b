import { hash, verify } from '@node-rs/argon2'

// The library's own choice is argon2id with the parameters that OWASP advises.
let nobodys: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password)

/** Whether the password is right. Takes as long when there is no user or no password, so that nobody can tell from the time. */
export async function isPassword(
  stored: string | null | undefined,
  typed: string,
): Promise<boolean> {
  nobodys ??= hash('nobody has this password')
  const matches = await verify(stored ?? (await nobodys), typed)
  return matches && Boolean(stored)
}
