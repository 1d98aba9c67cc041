import type { Workload } from '../workload.ts'
import { echo10kb, echo1mb } from './echo.ts'
import { parallel, parallelSlow, singleSlow } from './parallel.ts'
import { sequential } from './sequential.ts'
import { throughput } from './throughput.ts'
import { backToBack, trivial } from './trivial.ts'

/** All workloads, in the order of the tables. */
export const workloads: readonly Workload[] = [
  trivial,
  backToBack,
  sequential,
  parallel,
  singleSlow,
  parallelSlow,
  echo10kb,
  echo1mb,
  throughput,
]
