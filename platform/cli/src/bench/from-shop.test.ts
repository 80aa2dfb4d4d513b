import { Complaint } from '../command.ts'
import { fromShop } from './from-shop.ts'

test('whoever measures a shop that is not open reads how to open it', async () => {
  const nobody = fromShop('http://localhost:9/search/beras')
  await expect(nobody).rejects.toThrow(Complaint)
  await expect(nobody).rejects.toThrow(/http:\/\/localhost:9.*npm start/)
})
