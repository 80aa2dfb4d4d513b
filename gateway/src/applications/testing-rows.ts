import type { Gateway } from '../server/domain.ts'
import { newSerial } from '../server/new-serial.ts'
import { unlessRefused } from '../testing/unless-refused.ts'
import { makeApplication } from './create.ts'

export const partnerFields = {
  company: 'PT Pangan Sentosa',
  name: 'Ani Wijaya',
  phone: '0812 3456 7890',
  email: 'ani@pangan.example',
  place: 'Coblong, Bandung',
  goods: 'Beras dan gula',
}

/** An open application of a buyer for a plan of TokoPOS. Does nothing while one is open. */
export async function insertApplication(gateway: Gateway, buyerId: string): Promise<void> {
  const { company, name, phone, email } = partnerFields
  const day = new Date(gateway.now().getTime() + 48 * 3600 * 1000).toISOString().slice(0, 10)
  await makeApplication(gateway, {
    buyerId,
    language: 'id',
    body: {
      key: newSerial('APP', gateway.now()),
      service: 'tokopos',
      fields: { plan: 'basic', company, registers: '2', name, phone, email, day },
      file_ids: [],
    },
  }).catch(unlessRefused('APPLICATION_OPEN'))
}
