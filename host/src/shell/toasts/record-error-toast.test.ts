import { testPage } from '@borong/contract/testing/test-page'
import { recordErrorToast } from './record-error-toast.ts'

test('C-33: an error toast is an event with its id, any other toast is not', () => {
  const { records, telemetry } = testPage()
  recordErrorToast(telemetry, { message: 'Gagal', type: 'error', id: 'error-post-create-order' })
  recordErrorToast(telemetry, { message: 'Gagal', type: 'error' })
  recordErrorToast(telemetry, { message: 'Tersimpan', type: 'success', id: 'saved' })
  expect(records).toEqual(
    ['error-post-create-order', 'toast'].map((code) => ({
      type: 'track',
      event: { name: 'error_shown', fields: { code, place: 'toast' } },
    })),
  )
})
