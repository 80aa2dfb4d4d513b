import type {
  BillProvider,
  CallbackRequest,
  InquiryAnswer,
  InquiryRequest,
  OfferedProduct,
  PayOutcome,
  PayRequest,
  ReadCallback,
} from './bill-provider.ts'

export const pulsa: OfferedProduct = {
  code: 'tsel-50',
  kind: 'pulsa',
  operator: 'telkomsel',
  operatorName: 'Telkomsel',
  name: 'Telkomsel 50.000',
  description: '',
  region: null,
  nominal: 50_000,
  cost: 49_700,
  admin: null,
  days: null,
  megabytes: null,
  open: true,
  cutOff: null,
  repeatable: true,
}

export const token: OfferedProduct = {
  ...pulsa,
  code: 'pln-100',
  kind: 'token',
  operator: 'pln',
  operatorName: 'PLN',
  name: 'Token PLN 100.000',
  nominal: 100_000,
  cost: 101_500,
  cutOff: { from: '23:00', to: '1:00' },
}

export const electricity: OfferedProduct = {
  ...pulsa,
  code: 'pln-pasca',
  kind: 'electricity',
  operator: 'pln',
  operatorName: 'PLN',
  name: 'Tagihan PLN',
  nominal: null,
  cost: null,
  admin: 2_000,
}

export const done: PayOutcome = {
  outcome: 'done',
  billerSerial: 'SN-1',
  token: null,
  facts: [],
}
export const doneWithToken: PayOutcome = {
  outcome: 'done',
  billerSerial: 'REF-1',
  token: '12345678901234567890',
  facts: [{ label: 'kWh', value: '67,1' }],
}
export const failed: PayOutcome = { outcome: 'failed', problem: 'NUMBER_UNKNOWN', detail: 'rc 54' }
export const pending: PayOutcome = { outcome: 'pending' }
export const unknown: PayOutcome = { outcome: 'unknown', detail: 'HTTP 502' }

/** The signature that this biller accepts. */
export const SIGNATURE = 'signature of the biller'
const STALE = 'signature of yesterday'

/** A biller whose answers a test chooses, and which remembers its requests. */
export class TestBiller implements BillProvider {
  readonly name = 'demo'
  prepaidStatusDays: number | null = null
  offered: OfferedProduct[] = [pulsa, token, electricity]
  inquiry: InquiryAnswer = {
    outcome: 'found',
    billerReference: 'inq-1',
    owner: 'SITI AMINAH',
    power: 'R1/1300 VA',
    amount: 231_000,
    admin: 2_000,
    facts: [{ label: 'Periode', value: 'November 2026' }],
  }
  onInquire: (request: InquiryRequest) => InquiryAnswer = () => this.inquiry
  onPay: (request: PayRequest) => Promise<PayOutcome> = async () => done
  onStatus: (request: PayRequest) => Promise<PayOutcome> = async () => done
  readonly inquiries: InquiryRequest[] = []
  readonly paid: PayRequest[] = []
  readonly received: PayRequest[] = []

  async products() {
    return this.offered
  }

  async inquire(request: InquiryRequest) {
    this.inquiries.push(request)
    return this.onInquire(request)
  }

  async pay(request: PayRequest) {
    this.paid.push(request)
    return this.onPay(request)
  }

  async status(request: PayRequest) {
    this.received.push(request)
    return this.onStatus(request)
  }

  async readCallback({ headers, body }: CallbackRequest): Promise<ReadCallback> {
    const signature = headers['x-signature']
    if (signature === STALE) return { valid: false, reason: 'stale' }
    if (signature !== undefined && signature !== SIGNATURE)
      return { valid: false, reason: 'signature' }
    try {
      const { reference, outcome } = JSON.parse(body.toString()) as {
        reference: string
        outcome: PayOutcome
      }
      return { valid: true, signed: signature !== undefined, reference, outcome }
    } catch {
      return { valid: false, reason: 'unreadable' }
    }
  }

  async deposit() {
    return null
  }
}
