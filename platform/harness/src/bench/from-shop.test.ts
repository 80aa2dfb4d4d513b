import { Complaint } from '@borong/cli/command'
import { fromShop } from './from-shop.ts'

test('explains how to open the shop when it is not open', async () => {
  const nobody = fromShop('http://localhost:9/search/beras')
  await expect(nobody).rejects.toThrow(Complaint)
  await expect(nobody).rejects.toThrow(/http:\/\/localhost:9.*npm start/)
})
