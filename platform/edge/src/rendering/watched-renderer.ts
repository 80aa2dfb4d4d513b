import type { EdgeMetrics } from '../metrics/edge-metrics.ts'
import type { Renderer } from './renderer.ts'

/** Measures the pages of visitors. */
export function watchedRenderer(
  renderer: Renderer,
  metrics: Pick<EdgeMetrics, 'rendered'>,
): Renderer {
  return {
    ...renderer,
    async render(request) {
      const begin = performance.now()
      const rendered = await renderer.render(request)
      metrics.rendered(request, rendered, (performance.now() - begin) / 1000)
      return rendered
    },
  }
}
