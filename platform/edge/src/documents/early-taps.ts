/**
 * Marks buttons that are tapped in a part of the page that is not hydrated yet, so that they look tapped. The host
 * replays these clicks after hydration. The listener is registered before React's, because React stops clicks that it
 * cannot handle yet. A click that itself causes the hydration is handled by React, so its mark is removed.
 */
export const earlyTaps =
  'addEventListener("click",e=>{let b=e.target.closest("button"),r=b?.closest("[data-remote],#app"),a=()=>"alive"in r.dataset;' +
  'r&&!a()&&(b.dataset.heard="",setTimeout(()=>a()&&delete b.dataset.heard))},!0)'
