#!/usr/bin/env bash
# Kills the processes that start-radosgw.sh recorded in this folder, and removes it. What is in memory needs no clean end.
D=$1
for name in rgw osd mon; do
  pid=$(cat "$D/run/$name.pid" 2>/dev/null) && kill -KILL "$pid" 2>/dev/null
done
rm -rf "$D"
