import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeField } from './CodeField.tsx'

function Code({ onComplete, sms }: { onComplete: (digits: string) => void; sms?: number }) {
  const [value, setValue] = useState('')
  return (
    <CodeField
      label="Kode OTP"
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      sms={sms}
    />
  )
}

/** A browser with the WebOTP API. Returns each wait for an SMS. */
function browserWithWebOtp() {
  const waits: { options: CredentialRequestOptions; arrive: (code: string) => void }[] = []
  Object.assign(window, { OTPCredential: jest.fn() })
  Object.assign(navigator, {
    credentials: {
      get: (options: CredentialRequestOptions) =>
        new Promise((resolve, reject) => {
          waits.push({ options, arrive: (code) => resolve({ type: 'otp', code }) })
          options.signal?.addEventListener('abort', () =>
            reject(new DOMException('', 'AbortError')),
          )
        }),
    },
  })
  return waits
}
afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})

test('takes the digits of a pasted message, and completes once', async () => {
  const complete = jest.fn()
  render(<Code onComplete={complete} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Kode OTP' }))
  await userEvent.paste('Kode Anda: 123-456')
  expect(screen.getByRole('textbox')).toHaveValue('123456')
  expect(complete).toHaveBeenCalledTimes(1)
  expect(complete).toHaveBeenCalledWith('123456')
})

test('accepts digits only, and no more than the code has', async () => {
  const complete = jest.fn()
  render(<Code onComplete={complete} />)
  await userEvent.type(screen.getByRole('textbox'), '1a2b3 4567')
  expect(screen.getByRole('textbox')).toHaveValue('123456')
  expect(complete).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}')
  expect(screen.getByRole('textbox')).toHaveValue('12345')
})

test('requests autofill of a one-time code and a numeric keyboard', () => {
  render(<Code onComplete={jest.fn()} />)
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
})

test('C-06: fills in the code of an SMS once it arrives, and completes once', async () => {
  const waits = browserWithWebOtp()
  const complete = jest.fn()
  render(<Code onComplete={complete} sms={1} />)
  expect(waits[0]!.options.otp).toEqual({ transport: ['sms'] })
  await act(async () => waits[0]!.arrive('654321'))
  expect(screen.getByRole('textbox')).toHaveValue('654321')
  expect(complete.mock.calls).toEqual([['654321']])
})

test('C-06: waits for the SMS that was sent last, and for none after the field is gone', () => {
  const waits = browserWithWebOtp()
  const { rerender, unmount } = render(<Code onComplete={jest.fn()} sms={1} />)
  rerender(<Code onComplete={jest.fn()} sms={2} />)
  expect(waits.map(({ options }) => options.signal!.aborted)).toEqual([true, false])
  unmount()
  expect(waits.map(({ options }) => options.signal!.aborted)).toEqual([true, true])
})

test('C-06: waits for no SMS when the code was sent another way', () => {
  const waits = browserWithWebOtp()
  render(<Code onComplete={jest.fn()} />)
  expect(waits).toEqual([])
})
