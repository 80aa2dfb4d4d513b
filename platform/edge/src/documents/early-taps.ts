import { hashSource } from './hash-source.ts'

/**
 * Marks the buttons that are tapped in a part of the page that does not live yet, so that they look tapped: the host presses
 * them when it does. React keeps from the page what it cannot answer, so it hears first; what the tap itself has brought to
 * life was answered.
 */
export const earlyTaps =
  'addEventListener("click",e=>{let b=e.target.closest("button"),r=b?.closest("[data-remote],#app"),a=()=>"alive"in r.dataset;' +
  'r&&!a()&&(b.dataset.heard="",setTimeout(()=>a()&&delete b.dataset.heard))},!0)'

/** Its hash for the content security policy. */
export const earlyTapsSource = hashSource(earlyTaps)
