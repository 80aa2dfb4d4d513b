/** The ways in which the biller answers. All but `down` and `deposit_empty` can also be set for one transaction. */
export const modes = [
  'normal',
  'slow',
  'pending',
  'failing',
  'silent',
  'error',
  'twice',
  'no_serial',
  'failed_then_done',
  'down',
  'deposit_empty',
] as const
export type Mode = (typeof modes)[number]

export const isMode = (text: string): text is Mode => modes.some((mode) => mode === text)
