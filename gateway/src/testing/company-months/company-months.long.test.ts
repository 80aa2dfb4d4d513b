import { openTestGateway } from '../open-test-gateway.ts'
import { companyMaker } from './company-months.ts'
import { monthActs } from './month-acts.ts'
import { wrongMonth } from './month-books.ts'

// `MONTHS=1000` plays more months, and `FIRST_MONTH` begins with another seed. The embedded database is slower.
const MONTHS = Number(process.env.MONTHS ?? (process.env.TEST_DATABASE_URL ? 20 : 5))
const FIRST = Number(process.env.FIRST_MONTH ?? 1)
const ACTS = 100

const test_ = openTestGateway({ config: { demoSpeed: 1 } })
const make = companyMaker(test_)

const months = Array.from({ length: MONTHS }, (_, at) => FIRST + at)
const weights = monthActs.reduce((total, [weight]) => total + weight, 0)

test(
  `F-08: the books of ${MONTHS} random months of companies agree, and no act is outside the mandate`,
  async () => {
    for (const seed of months) {
      const company = await make(seed)
      for (let acts = 0; acts < ACTS; acts++) {
        let dice = company.random() * weights
        const [, name, act] = monthActs.find(([weight]) => (dice -= weight) < 0)!
        await act(company).catch((error: unknown) => {
          throw new Error(`month ${seed}, act ${acts}: ${name}: ${String(error)}`, { cause: error })
        })
        if (acts % 20 === 19) {
          const wrong = await wrongMonth(company)
          const last = wrong.length > 0 ? company.log.slice(-12) : []
          expect({ seed, wrong, last }).toEqual({ seed, wrong: [], last: [] })
        }
      }
    }
  },
  MONTHS * 30_000,
)
