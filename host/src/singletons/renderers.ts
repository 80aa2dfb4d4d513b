import { unitInStack } from '../telemetry/unit-in-stack.ts'

type Inject = (renderer: unknown) => number

interface ReactHook {
  isDisabled?: boolean
  supportsFiber?: boolean
  inject: Inject
  onCommitFiberRoot?: () => void
  onCommitFiberUnmount?: () => void
  checkDCE?: () => void
}

/** The React renderers that registered on this page, by the unit of their script. */
export interface Renderers {
  bringers(): readonly string[]
}

/**
 * Every copy of react-dom registers with this hook when it starts, so the hook must be installed before the first one.
 */
export function watchRenderers(target: { __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook }): Renderers {
  // Stacks are read later: reading one makes the engine scan whole scripts again, which would delay the start of the
  // page.
  const introductions: Error[] = []
  const standing = target.__REACT_DEVTOOLS_GLOBAL_HOOK__
  const passOn = standing?.inject.bind(standing)
  const inject: Inject = (renderer) => {
    introductions.push(new Error())
    return passOn ? passOn(renderer) : introductions.length
  }
  if (standing) standing.inject = inject
  else {
    const nothing = () => {}
    target.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject,
      onCommitFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      checkDCE: nothing,
    }
  }
  return { bringers: () => introductions.map(({ stack }) => unitInStack(stack ?? '')) }
}
