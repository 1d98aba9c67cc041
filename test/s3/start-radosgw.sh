#!/usr/bin/env bash
# A real S3 service on loopback for the tests: one Ceph monitor, one OSD in memory and one radosgw, all below one folder.
#
#   start-radosgw.sh DIR [PORT]     prints `ready http://127.0.0.1:PORT` when it serves; keys TESTKEY / TESTSECRET,
#                                   storage classes STANDARD and STANDARD_IA, the KMS key `test-key`
#
# Needs the Debian packages radosgw, ceph-mon, ceph-osd, ceph-common and curl. Environment:
#   MONPORT   the monitor's port, another one for each service that runs at once; default 6789
#   LC_DEBUG  seconds that a day of the lifecycle rules takes; unset, days are days
set -euo pipefail
D=$1
PORT=${2:-8333}
MONPORT=${MONPORT:-6789}
mkdir -p "$D"/{mon,osd,rgw,log,run}
cd "$D"
D=$PWD
trap 'echo "line $LINENO failed" >&2; tail -n 5 log/*.err log/*.out >&2' ERR
FSID=$(cat /proc/sys/kernel/random/uuid)
cat > ceph.conf <<C
[global]
fsid = $FSID
mon host = v1:127.0.0.1:$MONPORT
mon initial members = a
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
auth supported = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon warn on pool no redundancy = false
mon allow pool size one = true
mon osd min down reporters = 1
mon pg warn min per osd = 0
mon max pg per osd = 1000
run dir = $D/run
log file = $D/log/\$name.log
admin socket = $D/run/\$name.asok
keyring = $D/keyring
ms bind msgr2 = false
ms bind ipv6 = false
[mon]
paxos propose interval = 0.01
paxos min wait = 0.01
mon data = $D/mon
mon data avail crit = 1
mon data avail warn = 1
[osd]
osd objectstore = memstore
osd data = $D/osd
osd journal size = 128
memstore device bytes = 4294967296
osd op num shards = 2
osd class update on start = false
osd crush update on start = false
osd memory target = 1073741824
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:$PORT tcp_nodelay=1
rgw data = $D/rgw
rgw thread pool size = 64
rgw enable usage log = false
rgw enable ops log = false
rgw dns name = localhost
rgw relaxed s3 bucket names = false
rgw gc processor period = 60
rgw gc obj min wait = 60
rgw crypt require ssl = false
rgw crypt s3 kms backend = testing
rgw crypt s3 kms encryption keys = test-key=$(head -c 32 /dev/urandom | base64 -w 0)
C
[ -z "${LC_DEBUG:-}" ] || echo "rgw lc debug interval = $LC_DEBUG" >>ceph.conf
export CEPH_CONF=$D/ceph.conf
touch keyring
monmaptool --create --clobber --fsid "$FSID" --addv a "[v1:127.0.0.1:$MONPORT]" monmap >/dev/null
ceph-mon --mkfs -i a --monmap monmap --keyring keyring >/dev/null
bg() {
  local name=$1
  shift
  nohup "$@" >>"$D/log/$name.out" 2>&1 </dev/null &
  echo $! >"$D/run/$name.pid"
}
bg mon ceph-mon -f -i a
OSD_UUID=$(cat /proc/sys/kernel/random/uuid)
ceph osd new "$OSD_UUID" 0 >/dev/null
ceph-osd -i 0 --mkfs --osd-uuid "$OSD_UUID" >/dev/null 2>log/mkfs.err
bg osd ceph-osd -f -i 0
for _ in $(seq 100); do
  ceph osd stat 2>/dev/null | grep -q ' 1 up' && break
  sleep 0.1
done
ceph osd crush add osd.0 1.0 root=default host=localhost >/dev/null 2>&1 || true

# Made now and at once: one after another, as radosgw would make them, takes ten seconds.
make_pool() {
  # Asked at once they may be in one another's way: whatever is refused is asked for again.
  for _ in 1 2 3 4 5; do
    ceph osd pool create "$1" 1 1 && ceph osd pool application enable "$1" rgw && return
    sleep 0.5
  done
  return 1
}
making=()
for pool in .rgw.root default.rgw.{log,control,meta} default.rgw.buckets.{index,data,non-ec}; do
  make_pool "$pool" >/dev/null 2>>log/pools.err &
  making+=($!)
done
for job in "${making[@]}"; do wait "$job"; done

radosgw-admin user create --uid=test --display-name=test --access-key=TESTKEY --secret-key=TESTSECRET \
  >/dev/null 2>"$D/log/admin.err"
# A second storage class, in the same pool.
class=(--placement-id=default-placement --storage-class=STANDARD_IA)
radosgw-admin zonegroup placement add --rgw-zonegroup=default "${class[@]}" >/dev/null 2>>"$D/log/admin.err"
radosgw-admin zone placement add --rgw-zone=default "${class[@]}" --data-pool=default.rgw.buckets.data \
  >/dev/null 2>>"$D/log/admin.err"
bg rgw radosgw -f -n client.rgw
for _ in $(seq 300); do
  curl -fs -o /dev/null "http://127.0.0.1:$PORT/" && {
    echo "ready http://127.0.0.1:$PORT"
    exit 0
  }
  sleep 0.1
done
echo 'radosgw did not start' >&2
tail -20 log/* >&2
exit 1
