import { describe, expect, it } from 'vitest'

import { drawChart, type Chart } from '../../examples/flights/draw-chart.ts'
import { pngSize } from './png-size.ts'

const chart: Chart = {
  title: 'Delay',
  subtitle: 'by hour',
  mark: 'bar',
  xTitle: 'Hour',
  yTitle: 'Minutes',
  points: [
    { x: 5, y: -2 },
    { x: 6, y: 8 },
  ],
  highlight: [],
  width: 640,
  height: 360,
}

describe('draw_chart of the flights example', () => {
  it.each(['bar', 'line'] as const)('draws a %s chart as a PNG of the size asked for', async (mark) => {
    expect(pngSize(await drawChart({ ...chart, mark }))).toEqual({ width: 640, height: 360 })
  })

  it('shows the title and the bars that are to be stressed', async () => {
    const plain = await drawChart(chart)
    expect(await drawChart(chart)).toEqual(plain)
    expect(await drawChart({ ...chart, title: 'Dalay' })).not.toEqual(plain)
    expect(await drawChart({ ...chart, highlight: [5] })).not.toEqual(plain)
  })
})
