import { fileURLToPath } from 'node:url'

// resvg turns SVG into PNG with no browser and no system library; its binaries come inside npm packages.
import { Resvg } from '@resvg/resvg-js'
// Vega lays out axes, ticks and labels; Vega-Lite says in a few words what to lay out.
import { parse, View } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'

/** What a chart shows: one mark a row, `x` in the order of the rows. */
export interface Chart {
  readonly title: string
  readonly subtitle: string
  readonly mark: 'bar' | 'line'
  readonly xTitle: string
  readonly yTitle: string
  readonly points: readonly { readonly x: string | number; readonly y: number }[]
  /** The `x` of the marks to stress. */
  readonly highlight: readonly (string | number)[]
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
}

/** Draws a chart as PNG of exactly the size that was asked for. */
export async function drawChart(chart: Chart): Promise<Uint8Array> {
  const view = new View(parse(compile(specOf(chart)).spec), { renderer: 'none' })
  const svg = await view.toSVG()
  view.finalize()
  const picture = new Resvg(svg, {
    background: 'white',
    font: {
      loadSystemFonts: false,
      fontFiles: fontUrls.map((url) => fileURLToPath(url)),
      defaultFontFamily: family,
    },
  })
  return new Uint8Array(picture.render().asPng())
}

// The font comes from npm too, so that the picture is the same on a machine that has none.
const family = 'DejaVu Sans'

const fontUrls = [
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
]

function specOf(chart: Chart): TopLevelSpec {
  const points = chart.points.map((point) => ({ ...point, stressed: chart.highlight.includes(point.x) }))
  return {
    width: chart.width,
    height: chart.height,
    autosize: { type: 'fit', contains: 'padding' },
    padding: 24,
    title: { text: chart.title, subtitle: chart.subtitle, anchor: 'start', offset: 20 },
    data: { values: points },
    mark:
      chart.mark === 'bar'
        ? { type: 'bar', cornerRadiusEnd: 3 }
        : { type: 'line', strokeWidth: 3, point: { size: 80 } },
    encoding: {
      x: { field: 'x', type: 'ordinal', sort: null, title: chart.xTitle, axis: { labelAngle: 0 } },
      y: { field: 'y', type: 'quantitative', title: chart.yTitle },
      ...(chart.mark === 'bar' && {
        color: { condition: { test: 'datum.stressed', value: '#d9480f' }, value: '#3b6ea5' },
      }),
    },
    config: {
      font: family,
      title: { fontSize: 24, subtitleFontSize: 16, subtitleColor: '#495057', subtitlePadding: 8 },
      axis: { labelFontSize: 15, titleFontSize: 16, titlePadding: 14, labelPadding: 6, gridColor: '#e9ecef' },
      axisX: { grid: false, ticks: false },
      axisY: { domain: false, ticks: false },
      view: { stroke: null },
    },
  }
}
