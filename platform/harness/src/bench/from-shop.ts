import { Complaint } from '@borong/cli/command'

/** The answer of an open shop at the address. */
export async function fromShop(address: string): Promise<Response> {
  try {
    return await fetch(address, { headers: { 'accept-language': 'id' } })
  } catch {
    throw new Complaint(
      `Nothing answers at ${new URL(address).origin}. Open the shop with npm start, or say with --shop where it is.`,
      'network',
    )
  }
}
