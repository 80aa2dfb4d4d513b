import { hash, verify } from '@node-rs/argon2'

// The library's default is argon2id with the parameters that OWASP recommends.
let nobodys: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password)

/** Whether the password is right. Takes equally long without a user or password, so that the time reveals nothing. */
export async function isPassword(
  stored: string | null | undefined,
  typed: string,
): Promise<boolean> {
  nobodys ??= hash('nobody has this password')
  const matches = await verify(stored ?? (await nobodys), typed)
  return matches && Boolean(stored)
}
