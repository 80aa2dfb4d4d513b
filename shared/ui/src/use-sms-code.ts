import { useEffect, useEffectEvent } from 'react'

// The WebOTP API, which TypeScript's DOM types do not contain.
declare global {
  interface CredentialRequestOptions {
    otp?: { transport: 'sms'[] }
  }
}

/**
 * Receives the code of an SMS in browsers with the WebOTP API. The visitor confirms it there. `sms` identifies the
 * awaited SMS; another one restarts the wait, and `undefined` ends it.
 */
export function useSmsCode(sms: string | number | undefined, onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode)
  useEffect(() => {
    if (sms === undefined || !('OTPCredential' in window)) return
    const wait = new AbortController()
    const fillIn = async () => {
      const code = await codeOfSms(wait.signal)
      if (code !== undefined) receive(code)
    }
    void fillIn()
    return () => wait.abort()
  }, [sms])
}

async function codeOfSms(signal: AbortSignal): Promise<string | undefined> {
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal })
    return credential && 'code' in credential ? String(credential.code) : undefined
  } catch {
    // The wait was aborted, or the visitor declined. The code is typed then.
    return undefined
  }
}
