import type { Config } from '../server/config.ts'
import type { Domain, Gateway } from '../server/domain.ts'

interface FlagTable {
  name: string
  enabled: boolean
}

declare module '../server/database.ts' {
  interface Tables {
    flags: FlagTable
  }
}

/** The switches of the specification with their defaults. */
const defaults = {
  'wallet-maintenance': false,
  'sku-checkout-store-service': true,
  'premium-partner-payment': true,
  'new-thank-you-page': true,
  'marketplace-chat-v2': true,
  'marketplace-cart': true,
} as const

export type FlagName = keyof typeof defaults
export type Flags = Record<FlagName, boolean>

export const flagNames = Object.keys(defaults) as FlagName[]

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(defaults, name)

/** P-05: the current value of every switch: set on the page, else by configuration, else the default. */
export async function allFlags({ db, config }: Pick<Gateway, 'db' | 'config'>): Promise<Flags> {
  const set = await db.selectFrom('flags').selectAll().execute()
  const fromPage = Object.fromEntries(
    set.filter(({ name }) => isFlagName(name)).map(({ name, enabled }) => [name, enabled]),
  )
  return { ...defaults, ...configuredFlags(config), ...fromPage }
}

/** Whether a switch is on. */
export async function isOn(
  gateway: Pick<Gateway, 'db' | 'config'>,
  name: FlagName,
): Promise<boolean> {
  return (await allFlags(gateway))[name]
}

export async function setFlag(
  { db }: Pick<Gateway, 'db'>,
  name: FlagName,
  enabled: boolean,
): Promise<void> {
  await db
    .insertInto('flags')
    .values({ name, enabled })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ enabled }))
    .execute()
}

/** The switches of the configuration: FLAGS=wallet-maintenance=on,new-thank-you-page=off. */
export function configuredFlags(config: Config): Partial<Flags> {
  const pairs = config.flags.split(',').map((pair) => pair.trim().split('='))
  return Object.fromEntries(
    pairs.filter(([name = '']) => isFlagName(name)).map(([name, value]) => [name, value !== 'off']),
  )
}

export const flags: Domain = {
  name: 'flags',
  migrations: {
    '001-flags': {
      async up(db) {
        await db.schema
          .createTable('flags')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('enabled', 'boolean', (column) => column.notNull())
          .execute()
      },
    },
  },
}
