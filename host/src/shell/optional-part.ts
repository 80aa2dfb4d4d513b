import { loadAgain } from '@borong/contract/later'
import { lazy, type ComponentType, type ReactNode } from 'react'

/** A part of the frame that the page can do without: if its code does not load, its children take its place. */
export const optionalPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => loadAgain(load).catch(() => ({ default: Children as ComponentType<Props> })))

const Children = ({ children }: { children?: ReactNode }) => children
