import * as v from 'valibot'
import { isServiceAddress } from '../service-address.ts'

export const UNIT = /^[a-z][a-z0-9-]{0,39}$/
export const LONGEST_LIST = 5000

export const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const unit = v.pipe(
  v.string(),
  v.regex(UNIT, 'must be lower-case letters, digits and dashes'),
)
export const serviceAddress = v.pipe(
  text(300),
  v.check(
    isServiceAddress,
    'must be the https address of a service without query, as in https://orders.example.com',
  ),
)
