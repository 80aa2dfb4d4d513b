import { DropletsIcon } from '@borong/ui/icons/DropletsIcon'
import { GridIcon } from '@borong/ui/icons/GridIcon'
import { HeartPulseIcon } from '@borong/ui/icons/HeartPulseIcon'
import { SmartphoneIcon } from '@borong/ui/icons/SmartphoneIcon'
import { TvIcon } from '@borong/ui/icons/TvIcon'
import { ZapIcon } from '@borong/ui/icons/ZapIcon'
import type { BillKind } from './bill-kinds.ts'

const ICONS = {
  pulsa: SmartphoneIcon,
  data: GridIcon,
  token: ZapIcon,
  electricity: ZapIcon,
  water: DropletsIcon,
  bpjs: HeartPulseIcon,
  tv: TvIcon,
  internet: TvIcon,
} as const

/** The icon of a kind of bill. */
export function KindIcon({ kind, size = 24 }: { kind: BillKind; size?: number }) {
  const Icon = ICONS[kind]
  return <Icon size={size} />
}
